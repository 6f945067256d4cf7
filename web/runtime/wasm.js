// Sets the MIME type of WebAssembly from hosts that do not know it: without it the browser refuses to compile while downloading,
// MicroPython starts over, and Pyodide waits for ever. A response that has it is not changed.
const TYPE = "application/wasm";
const instantiate = WebAssembly.instantiateStreaming;

/** @type {(response: Response) => Response} */
function typed(response) {
  const { body, headers, ok, status } = response;
  return !ok || headers.get("content-type") === TYPE ? response : new Response(body, { status, headers: { "content-type": TYPE } });
}

WebAssembly.instantiateStreaming = async (response, imports) => instantiate.call(WebAssembly, typed(await response), imports);
