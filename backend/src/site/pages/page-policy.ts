import type { Config } from '../../platform/config.js';

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * What a page of ours may load and do. Scripts: only files of our own origin, never inline, never eval. `machines` are
 * the developer's, from which this browser takes remotes.
 */
export function pagePolicy(
  config: Config,
  nonce: string,
  pathname: string,
  machines: string[] = [],
): Record<string, string> {
  const takesCards = /^\/(tip|checkout)(\/|$)/.test(pathname);
  const outside = config.captcha.scriptUrl?.startsWith('https://www.google.com/') ? recaptcha : [];
  // The card form is the provider's own, and nowhere else does anything of theirs run.
  const cards = takesCards && !config.sandbox.stripe;
  const scripts = [...outside, ...(cards ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [])];
  const frames = [...scripts, ...(cards ? ['https://hooks.stripe.com'] : [])];
  const reloads = machines.map((origin) => origin.replace('http:', 'ws:'));
  const hot = config.appEnv === 'development' ? ['ws:'] : reloads;
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...machines],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...machines],
    'img-src': ["'self'", 'https:', 'data:', ...machines],
    'font-src': ["'self'", ...machines],
    'connect-src': ["'self'", ...outside, ...(cards ? ['https://api.stripe.com'] : []), ...machines, ...hot],
    'frame-src': frames.length ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // A developer's machine speaks no TLS.
    ...(config.publicUrl.startsWith('https:') && !machines.length && { 'upgrade-insecure-requests': [] }),
  };
  const policy = Object.entries(rules).map(([name, values]) => [name, ...values].join(' '));
  return {
    'content-security-policy': policy.join('; '),
    // The address may hold what opens a payment.
    ...(takesCards && { 'referrer-policy': 'strict-origin' }),
  };
}
