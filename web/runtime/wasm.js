// WebAssembly from hosts that do not know its type: the browser refuses to compile it as it comes in, MicroPython complains and
// starts over, Pyodide waits for ever. Here it gets its type; a response that has it goes through untouched.
const TYPE = "application/wasm";
const instantiate = WebAssembly.instantiateStreaming;

/** @type {(response: Response) => Response} */
function typed(response) {
  const { body, headers, ok, status } = response;
  return !ok || headers.get("content-type") === TYPE ? response : new Response(body, { status, headers: { "content-type": TYPE } });
}

WebAssembly.instantiateStreaming = async (response, imports) => instantiate.call(WebAssembly, typed(await response), imports);
