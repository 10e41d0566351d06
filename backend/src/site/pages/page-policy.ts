import type { Config } from '../../platform/config/config.js';
import { permissionsPolicy } from '../../platform/http/server/secure-headers.js';

interface PageToProtect {
  nonce: string;
  pathname: string;
  /** The developer's, from which this browser takes remotes. */
  machines?: string[];
  /** Whether its shell says which scripts the browser may trust. */
  trustsScripts?: boolean | undefined;
}

/** What a page of ours may load and do. Scripts: only files of our own origin, never inline, never eval. */
export function pagePolicy(
  config: Config,
  { nonce, pathname, machines = [], trustsScripts = false }: PageToProtect,
): Record<string, string> {
  const takesCards = /^\/(tip|checkout)(\/|$)/.test(pathname);
  const { scriptUrl } = config.captcha;
  const isGoogle = scriptUrl?.startsWith('https://www.google.com/') ?? false;
  const google = isGoogle ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [];
  // The very file, not its folder: that also serves a framework which runs what it finds in a page.
  const botCheck = isGoogle && scriptUrl ? [scriptUrl, 'https://www.gstatic.com/recaptcha/releases/'] : [];
  // The card form is the provider's own, and nowhere else does anything of theirs run.
  const cards = takesCards && !config.sandbox.stripe;
  const cardScripts = cards ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const frames = [
    ...google,
    ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : []),
    ...cardScripts,
    ...(cards ? ['https://hooks.stripe.com'] : []),
  ];
  const reloads = machines.map((origin) => origin.replace('http:', 'ws:'));
  const hot = config.appEnv === 'development' ? ['ws:'] : reloads;
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...botCheck, ...cardScripts, ...machines],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...machines],
    'img-src': ["'self'", 'https:', 'data:', ...machines],
    'font-src': ["'self'", ...machines],
    'connect-src': ["'self'", ...google, ...(cards ? ['https://api.stripe.com'] : []), ...machines, ...hot],
    'frame-src': frames.length ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Stripe's program, and what a bundler adds for developers, do not promise to keep to it.
    ...(trustsScripts &&
      !cards &&
      !machines.length &&
      config.appEnv !== 'development' && {
        'require-trusted-types-for': ["'script'"],
        // Google's bot check has a policy of its own, whose name it keeps to itself.
        ...(!isGoogle && { 'trusted-types': ['default'] }),
      }),
    // A developer's machine speaks no TLS.
    ...(config.publicUrl.startsWith('https:') && !machines.length && { 'upgrade-insecure-requests': [] }),
  };
  const policy = Object.entries(rules).map(([name, values]) => [name, ...values].join(' '));
  return {
    'content-security-policy': policy.join('; '),
    // Wallets ask for it in the provider's frames.
    ...(cards && { 'permissions-policy': permissionsPolicy({ payment: '(self "https://js.stripe.com")' }) }),
    // The address may hold what opens a payment.
    ...(takesCards && { 'referrer-policy': 'strict-origin' }),
  };
}
