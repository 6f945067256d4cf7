/** Whether every byte costs this visitor money or patience, as far as the browser tells. */
export function thrifty() {
  const { saveData, effectiveType } = /** @type {NavigatorConnection} */ (/** @type {{ connection?: NavigatorConnection }} */ (navigator).connection ?? {});
  return Boolean(saveData) || /2g|3g/.test(/** @type {string} */ (effectiveType));
}
