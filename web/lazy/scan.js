// Reads a QR code with the camera: by the browser's own reader where there is one, else by the library that draws the codes.
const PAUSE = 120;  // ms between two looks at the picture
const SIDE = 800;  // pixels of the picture that is looked at, at most

/** @typedef {{ detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} Detector */
/** @typedef {{ new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }} Detectors */

/** @type {() => Promise<(video: HTMLVideoElement) => Promise<string>>} */
async function reader() {
  const { BarcodeDetector: own } = /** @type {{ BarcodeDetector?: Detectors }} */ (/** @type {unknown} */ (globalThis));
  if (own && (await own.getSupportedFormats().catch(() => /** @type {string[]} */ ([]))).includes("qr_code")) {
    const detector = new own({ formats: ["qr_code"] });
    return async video => (await detector.detect(video))[0]?.rawValue ?? "";
  }
  const { default: decode } = await import("../../vendor/qr/decode.js");
  const canvas = document.createElement("canvas"), pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  return async video => {
    const share = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
    Object.assign(canvas, { width: Math.round(video.videoWidth * share), height: Math.round(video.videoHeight * share) });
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    try { return decode(pen.getImageData(0, 0, canvas.width, canvas.height)); } catch { return ""; }  // no code is in the picture
  };
}

/** Show the picture of the camera in an element until a code is read that is wanted; a promise of its text, "" where the element has
 * gone before. The camera is off after that. Errors: there is no camera, or it may not be used.
 * @type {(id: string, wanted: (text: string) => boolean) => Promise<string>} */
export async function read(id, wanted) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    const look = await reader(), video = () => /** @type {HTMLVideoElement | null} */ (document.getElementById(id));
    for (let shown = video(); shown; shown = video()) {
      if (shown.srcObject !== stream) {
        shown.srcObject = stream;
        await shown.play().catch(() => {});
      }
      const text = shown.videoWidth ? await look(shown) : "";
      if (text && wanted(text)) return text;
      await new Promise(done => { setTimeout(done, PAUSE); });
    }
    return "";
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
