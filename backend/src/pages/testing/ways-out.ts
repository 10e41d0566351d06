/**
 * What a hostile release tries in the process that renders it: each is an expression that has a value when it has got
 * out of its context. A bundle has them as text, because they are compiled there.
 */
export const waysOut: Record<string, string> = {
  'a global of Node': 'typeof process !== "undefined" && process',
  'the global object of Node': 'typeof global !== "undefined" && global',
  'a buffer': 'typeof Buffer !== "undefined" && Buffer',
  'the network': 'typeof fetch !== "undefined" && fetch',
  'a file by require': 'require("node:fs")',
  'a path by require': 'require("../../../package.json")',
  'the module of the module': 'module.constructor.constructor("return process")()',
  'its own Function': 'Function("return process")()',
  'its own eval': '(0, eval)("process")',
  'its own async function': '(async () => {}).constructor("return process")()',
  'its own generator': '(function* () {}).constructor("return process")().next().value',
  'the function behind a class of Node': 'URL.constructor("return process")()',
  'the class of an object of Node': 'new URL("http://localhost").constructor.constructor("return process")()',
  'a timer': 'setTimeout.constructor("return process")()',
  'what a timer returns': 'setTimeout(() => {}, 0).constructor.constructor("return process")()',
  'the end of a timer': 'clearTimeout.constructor("return process")()',
  'a microtask': 'queueMicrotask.constructor("return process")()',
  'a clone': 'structuredClone.constructor("return process")()',
  'a cloned object': 'structuredClone({}).constructor.constructor("return process")()',
  'a response': 'new Response("").constructor.constructor("return process")()',
  'an async method of a response': 'Response.prototype.text.constructor("return process")()',
  'a promise of a response': 'new Response("").text().constructor.constructor("return process")()',
  'a stream': 'new ReadableStream().getReader().constructor.constructor("return process")()',
  'an encoder': 'new TextEncoder().encode("").constructor.constructor("return process")()',
  'a signal': 'new AbortController().signal.constructor.constructor("return process")()',
  'a clock': 'performance.now.constructor("return process")()',
  'random numbers': 'crypto.getRandomValues.constructor("return process")()',
  'the console': 'console.log.constructor("return process")()',
  'the address of the page': 'location.constructor.constructor("return process")()',
  'the navigator': 'navigator.constructor.constructor("return process")()',
  'the first view': 'firstView.constructor.constructor("return process")()',
  'the parameters of a page':
    'Object.getPrototypeOf(arguments[0] ?? {}).constructor.constructor("return process")()',
  'an error of Node':
    '(() => { try { new URL("x") } catch (error) { return error.constructor.constructor("return process")() } })()',
  'the frames of an error of Node': `(() => {
    try { new URL("x") } catch (error) {
      error.constructor.prepareStackTrace = (_, frames) => frames;
      try { new URL("y") } catch (next) {
        const frames = Array.isArray(next.stack) ? next.stack : [];
        return frames.map((frame) => frame.getThis() ?? frame.getFunction()).find((found) => found?.process ?? found?.constructor?.name === "process");
      }
    }
  })()`,
  'its caller': 'arguments.callee.caller?.constructor("return process")()',
  'machine code': 'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
};
