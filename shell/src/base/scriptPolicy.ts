/** Releases, the sandbox's bot-check, and the one outside program that any page of ours may load. */
const ownScripts = /^\/(mf|sandbox\/captcha)\//;
const outsideScripts =
  /^https:\/\/www\.(google\.com\/recaptcha\/(api|enterprise)\.js|gstatic\.com\/recaptcha\/)/;

export function isScriptAddress(address: string): boolean {
  const { origin, pathname, href } = new URL(address, location.href);
  return origin === location.origin ? ownScripts.test(pathname) : outsideScripts.test(href);
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * The page's policy takes a script's address only from here, and HTML or code as text from nowhere. It is the default
 * one, because the releases of remotes and the bundler's own loader assign plain texts.
 */
export function trustOwnScripts() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address) ? address : null),
  });
}
