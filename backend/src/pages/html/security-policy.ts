import type { Config } from '../../platform/config/config.js';
import type { InlineScript } from './inline-script.js';
import { permissionsPolicy } from '../../platform/http/server/secure-headers.js';

interface ProtectedPage {
  nonce: string;
  pathname: string;
  overrideOrigins?: string[];
  trustsScripts?: boolean | undefined;
  inlineScript?: InlineScript | undefined;
  assetsUrl?: string | undefined;
}

/** Scripts come from our own origin and that of ASSETS_URL only, never eval. The only inline one is named by its hash. */
export function securityPolicy(
  config: Config,
  { nonce, pathname, overrideOrigins = [], trustsScripts = false, inlineScript, assetsUrl }: ProtectedPage,
): Record<string, string> {
  const takesCards = /^\/(tip|checkout)(\/|$)/.test(pathname);
  const { scriptUrl } = config.captcha;
  const isGoogle = scriptUrl?.startsWith('https://www.google.com/') ?? false;
  const google = isGoogle ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [];
  // The exact file: its folder also serves a framework that runs code found in the page.
  const botCheck = isGoogle && scriptUrl ? [scriptUrl, 'https://www.gstatic.com/recaptcha/releases/'] : [];
  // Only pages with the card form run the provider's scripts.
  const cards = takesCards && !config.sandbox.stripe;
  const cardScripts = cards ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const frames = [
    ...google,
    ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : []),
    ...cardScripts,
    ...(cards ? ['https://hooks.stripe.com'] : []),
  ];
  const reloads = overrideOrigins.map((origin) => origin.replace('http:', 'ws:'));
  const hot = config.appEnv === 'development' ? ['ws:'] : reloads;
  const releases = [...(assetsUrl ? [`${assetsUrl}/mf/`] : []), ...overrideOrigins];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(inlineScript ? [inlineScript.hash] : []),
      ...botCheck,
      ...cardScripts,
      ...releases,
    ],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...releases],
    'img-src': ["'self'", ...releases],
    'font-src': ["'self'", ...releases],
    'connect-src': ["'self'", ...google, ...(cards ? ['https://api.stripe.com'] : []), ...releases, ...hot],
    'frame-src': frames.length ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Stripe's script and development bundles do not support Trusted Types.
    ...(trustsScripts &&
      !cards &&
      !overrideOrigins.length &&
      config.appEnv !== 'development' && {
        'require-trusted-types-for': ["'script'"],
        // Google's bot check creates a policy whose name is not documented.
        ...(!isGoogle && { 'trusted-types': ['default'] }),
      }),
    // A developer's machine has no TLS.
    ...(config.publicUrl.startsWith('https:') &&
      !overrideOrigins.length && { 'upgrade-insecure-requests': [] }),
  };
  const policy = Object.entries(rules).map(([name, values]) => [name, ...values].join(' '));
  return {
    'content-security-policy': policy.join('; '),
    // Wallets need it in the provider's frames.
    ...(cards && { 'permissions-policy': permissionsPolicy({ payment: '(self "https://js.stripe.com")' }) }),
    // The address may contain a payment's client secret.
    ...(takesCards && { 'referrer-policy': 'strict-origin' }),
  };
}
