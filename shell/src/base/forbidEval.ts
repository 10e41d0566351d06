/**
 * zod asks at its first schema whether it may build code from text, and our page's policy reports every such try.
 * Every copy of zod, ours and the remotes', reads this one setting, so it has to stand before any of them starts.
 */
export function forbidEval() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
