import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config/config.js';
import { securityPolicy } from './security-policy.js';

const set = { SECRET: 's'.repeat(32) };
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

async function policyOf(pathname: string, env = {}) {
  const headers = securityPolicy(await loadConfig({ ...set, ...env }), {
    nonce: 'a-nonce',
    pathname,
    trustsScripts: true,
  });
  return {
    referrer: headers['referrer-policy'],
    policy: headers['content-security-policy'],
    powers: headers['permissions-policy'],
  };
}

it.each(['/tip/7', '/checkout', '/checkout/7', '/checkout/success'])(
  'lets the provider’s card form run on %s, and no address leave it',
  async (pathname) => {
    const { policy, referrer, powers } = await policyOf(pathname, keys);
    expect(powers).toContain('payment=(self "https://js.stripe.com")');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com;/);
    expect(referrer).toBe('strict-origin');
  },
);

it.each(['/', '/profile', '/tips', '/checkout-of-another-kind', '/receipt/7'])(
  'lets nothing of the provider’s run on %s',
  async (pathname) => {
    const { policy, referrer } = await policyOf(pathname, keys);
    expect(policy).not.toContain('stripe');
    expect(referrer).toBeUndefined();
  },
);

it('allows no foreign scripts while payments are sandboxed', async () => {
  const { policy } = await policyOf('/tip/7');
  expect(policy).not.toContain('stripe');
  expect(policy).toContain("frame-src 'none'");
});

it("allows the bot check's frames and its exact scripts", async () => {
  const { policy } = await policyOf('/', { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' });
  const hosts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  // The folder of api.js also serves a framework that runs what it finds in a page.
  const files = 'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/';
  expect(policy).toContain(`script-src 'self' ${files};`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain(`frame-src ${hosts} https://recaptcha.google.com/recaptcha/;`);
  expect((await policyOf('/')).policy).not.toContain('google');
});

it("allows an override's scripts and its live reload", async () => {
  const config = await loadConfig({ ...set, PUBLIC_URL: 'https://staging.example' });
  const policyWith = (overrideOrigins: string[]) =>
    securityPolicy(config, { nonce: 'a-nonce', pathname: '/', overrideOrigins, trustsScripts: true })[
      'content-security-policy'
    ];
  const policy = policyWith(['http://localhost:9301']);
  for (const kind of ['script', 'style', 'img', 'font', 'connect'])
    expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* http://localhost:9301[ ;]`));
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:9301;/);
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|trusted-types/);
  expect(policyWith([])).toContain('upgrade-insecure-requests');
});

describe('Trusted Types are required', () => {
  it('on pages with only our own code', async () => {
    const { policy } = await policyOf('/search');
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default");
  });

  it.each([
    ['a page with the provider’s card form', '/tip/7', keys],
    ['development', '/', { APP_ENV: 'development' }],
  ])('but not in %s', async (_, pathname, env) => {
    expect((await policyOf(pathname, env)).policy).not.toContain('trusted-types');
  });

  it('but not with a shell that has no policy', async () => {
    const headers = securityPolicy(await loadConfig(set), { nonce: 'a-nonce', pathname: '/' });
    expect(headers['content-security-policy']).not.toContain('trusted-types');
  });
});
