/**
 * zod tests at its first schema whether it may use eval, and the page's policy reports every attempt. All copies of zod
 * read this setting, so it must be set before any of them starts.
 */
export function forbidEval() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
