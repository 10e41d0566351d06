import type { Config } from '../platform/config.js';

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** What a page of ours may load and do. Scripts: only files of our own origin, never inline, never eval. */
export function contentSecurityPolicy(config: Config, nonce: string): string {
  const outside = config.captcha.scriptUrl?.startsWith('https://www.google.com/') ? recaptcha : [];
  const hot = config.appEnv === 'development' ? ['ws:'] : [];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...outside],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside, ...hot],
    'frame-src': outside.length ? outside : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(config.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
