import { z } from 'zod';
import { isVapidPair } from './vapid-keys.js';

const key = (form: RegExp, error: string) => z.string().regex(form, error).optional();

/** The formats of the providers' keys. A key in the wrong variable is refused and never printed. */
export const providerKeys = {
  twilioAccountSid: key(/^AC[0-9a-f]{32}$/i, 'must be an account SID: AC and 32 hexadecimal digits'),
  twilioAuthToken: key(/^(?!(AC|SK|MG)[0-9a-f]{32}$)\S+$/i, "must be the account's auth token, not a SID"),
  twilioFrom: key(
    /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i,
    'must be a number as in +12025550100, or a Messaging Service SID (MG and 32 hexadecimal digits)',
  ),
  recaptcha: key(/^\S+$/, 'must be one word'),
  measurementId: key(/^G-[A-Z0-9]+$/, 'must be a measurement ID as in G-ABC123'),
  stripeSecretKey: key(/^[sr]k_(test|live)_\w+$/, 'must be a secret key: sk_… or rk_…'),
  stripeRestrictedKey: key(/^rk_(test|live)_\w+$/, 'must be a restricted key: rk_…'),
  stripePublishableKey: key(/^pk_(test|live)_\w+$/, 'must be a publishable key: pk_…'),
  stripeWebhookSecret: key(
    /^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)*$/,
    'must be signing secrets separated by commas: whsec_…',
  ),
  vapidPublicKey: key(/^B[\w-]{86}$/, 'must be a public key as npm run vapid prints it'),
  vapidPrivateKey: key(/^[\w-]{43}$/, 'must be a private key as npm run vapid prints it'),
  vapidSubject: key(
    /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
    'must be mailto: with an address of yours, or an https address',
  ),
};

interface Keys {
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET_KEY?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_IDENTITY_KEY?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
}

const mode = (stripeKey: string) => (stripeKey.slice(3).startsWith('live_') ? 'live' : 'test');

export function* mismatchedKeys(set: Keys): Generator<string> {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = set;
  if (secret && publishable && mode(secret) !== mode(publishable))
    yield `STRIPE_SECRET_KEY is a ${mode(secret)} key and STRIPE_PUBLISHABLE_KEY a ${mode(publishable)} one`;
  const identity = set.STRIPE_IDENTITY_KEY;
  if (secret && identity && mode(secret) !== mode(identity))
    yield `STRIPE_SECRET_KEY is a ${mode(secret)} key and STRIPE_IDENTITY_KEY a ${mode(identity)} one`;
  if (set.RECAPTCHA_SITE_KEY && set.RECAPTCHA_SITE_KEY === set.RECAPTCHA_SECRET_KEY)
    yield 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY are the same key';
  if (
    set.VAPID_PUBLIC_KEY &&
    set.VAPID_PRIVATE_KEY &&
    !isVapidPair(set.VAPID_PUBLIC_KEY, set.VAPID_PRIVATE_KEY)
  )
    yield 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair';
}

/** Google publishes these two for automated tests: every visitor passes. */
const testKeys = ['6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI', '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe'];

export function* testingKeys(set: Keys): Generator<string> {
  for (const name of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const)
    if (testKeys.includes(set[name] ?? '')) yield `${name} is Google's public test key: every robot passes`;
}
