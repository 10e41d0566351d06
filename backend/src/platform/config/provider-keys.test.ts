import { describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { readVariables } from './read-variables.js';
import type { Env } from './variables.js';

const production: Env = {
  ...inProduction,
  DATABASE_URL: 'postgres://db/amigo',
};

function reasonFor(env: Env): string {
  try {
    readVariables(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'starts';
}

describe('production does not start', () => {
  it.each([
    [{ PUBLIC_URL: 'http://amigo.example' }, 'PUBLIC_URL must start with https://'],
    [{ RECAPTCHA_MIN_SCORE: '0' }, 'RECAPTCHA_MIN_SCORE must be more than 0'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    [{ RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' }, 'RECAPTCHA_SITE_KEY'],
    [{ RECAPTCHA_SECRET_KEY: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe' }, 'RECAPTCHA_SECRET_KEY'],
  ])('with %j', (env, reason) => {
    expect(reasonFor({ ...production, ...env })).toContain(reason);
  });

  it.each([
    ['equal letters', 's'.repeat(32)],
    ['two letters in turn', 'ab'.repeat(20)],
    ['a short word again and again', 'password'.repeat(5)],
    ['digits in order', '0123456789'.repeat(4)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['a row of the keyboard', 'qwertyuiopasdfghjklzxcvbnm123456'],
    ['what an example says', 'change-me-to-32-random-characters!'],
    ['the secret of the tests', 'a secret that is only good for tests'],
  ])('with a SECRET of %s, and does not print the value', (_, SECRET) => {
    const reason = reasonFor({ ...production, SECRET });
    expect(reason).toContain('SECRET is too easy to guess');
    expect(reason).not.toContain(SECRET);
  });

  it.each([
    'f3a90c51d27be846f3190cbb54e2a7d8',
    'openssl rand -base64 is not me: 7Yq',
    'bGV0IG1lIGluLCBzYWlkIHRoZSBmb3gh',
  ])('without a reason: %s is a valid SECRET', (SECRET) => {
    expect(reasonFor({ ...production, SECRET })).toBe('starts');
  });
});

describe.each([
  ['production', production],
  ['a demo', { ...inProduction, APP_ENV: 'demo' }],
])('obviously wrong keys stop %s', (_, set) => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY: must'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, 'STRIPE_PUBLISHABLE_KEY: must'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live one',
    ],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY is a test key'],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      'STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test',
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'oops' }, 'STRIPE_WEBHOOK_SECRET: must'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,sk_live_1' }, 'STRIPE_WEBHOOK_SECRET: must'],
    [{ TWILIO_ACCOUNT_SID: 'not-an-AC' }, 'TWILIO_ACCOUNT_SID: must'],
    [{ TWILIO_AUTH_TOKEN: inProduction.TWILIO_ACCOUNT_SID }, 'TWILIO_AUTH_TOKEN: must'],
    [{ TWILIO_FROM: 'nonsense' }, 'TWILIO_FROM: must'],
    [{ TWILIO_FROM: '3105550123' }, 'TWILIO_FROM: must'],
    [
      { RECAPTCHA_SECRET_KEY: inProduction.RECAPTCHA_SITE_KEY },
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY',
    ],
    [{ SMTP_PASSWORD: 'p' }, 'SMTP_USER is missing'],
    [{ SMTP_HOST: 'smtps://smtp.example' }, 'SMTP_HOST: must'],
    [{ GA_MEASUREMENT_ID: 'UA-1', GA_API_SECRET: 's' }, 'GA_MEASUREMENT_ID: must'],
  ])('%j', (env, reason) => {
    const said = reasonFor({ ...set, ...env });
    expect(said).toContain(reason);
    for (const value of Object.values(env).filter(({ length }) => length > 4))
      expect(said).not.toContain(value);
  });

  it.each([
    { STRIPE_SECRET_KEY: 'rk_live_abcDEF' },
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    { STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' },
    { TWILIO_FROM: `MG${'0'.repeat(32)}` },
    { SMTP_HOST: 'smtp.example', SMTP_USER: 'us', SMTP_PASSWORD: 'p' },
  ])('but not %j', (env) => {
    expect(reasonFor({ ...set, ...env })).toBe('starts');
  });
});
