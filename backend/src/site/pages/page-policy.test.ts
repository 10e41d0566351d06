import { expect, it } from '@jest/globals';
import { loadConfig } from '../../platform/config.js';
import { pagePolicy } from './page-policy.js';

const set = { SECRET: 's'.repeat(32) };
const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };

async function policyOf(pathname: string, env = {}) {
  const headers = pagePolicy(await loadConfig({ ...set, ...env }), 'a-nonce', pathname);
  return { referrer: headers['referrer-policy'], policy: headers['content-security-policy'] };
}

it.each(['/tip/7', '/checkout', '/checkout/7', '/checkout/success'])(
  'lets the provider’s card form run on %s, and no address leave it',
  async (pathname) => {
    const { policy, referrer } = await policyOf(pathname, keys);
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

it('lets nothing from elsewhere run where the sandbox takes the cards', async () => {
  const { policy } = await policyOf('/tip/7');
  expect(policy).not.toContain('stripe');
  expect(policy).toContain("frame-src 'none'");
});

it('lets a remote come from the machine of whoever develops it, and load itself anew', async () => {
  const config = await loadConfig({ ...set, PUBLIC_URL: 'https://staging.example' });
  const policyWith = (machines: string[]) =>
    pagePolicy(config, 'a-nonce', '/', machines)['content-security-policy'];
  const policy = policyWith(['http://localhost:9301']);
  for (const kind of ['script', 'style', 'img', 'font', 'connect'])
    expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* http://localhost:9301[ ;]`));
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:9301;/);
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  expect(policyWith([])).toContain('upgrade-insecure-requests');
});
