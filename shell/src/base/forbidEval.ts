/** Runs before any copy of zod: its first schema tries eval, and the page's policy reports every attempt. */
export function forbidEval() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
