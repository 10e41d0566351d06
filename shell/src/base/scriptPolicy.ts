import { isFromAssetsUrl } from './assets';

const releases = /^\/mf\//;
const ownScripts = /^\/((mf|sandbox\/captcha)\/|sw\.js$)/;
const outsideScripts =
  /^https:\/\/www\.(google\.com\/recaptcha\/(api|enterprise)\.js|gstatic\.com\/recaptcha\/)/;

export function isScriptAddress(address: string): boolean {
  const { origin, pathname, href } = new URL(address, location.href);
  if (isFromAssetsUrl(address)) return releases.test(pathname);
  return origin === location.origin ? ownScripts.test(pathname) : outsideScripts.test(href);
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/** Trusted Types. It is the default policy, because remotes and the bundler's loader assign plain strings. */
export function trustOwnScripts() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address) ? address : null),
  });
}
