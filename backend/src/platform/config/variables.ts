import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { productName } from '../contract.js';
import { mismatchedKeys, providerKeys, testingKeys } from './provider-keys.js';
import { isWeakSecret } from './weak-secret.js';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country by its two letters, such as US');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** Caddy, which has the same proxies, separates them by spaces. */
const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));
const flag = (preset: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(preset)
    .transform((value) => value === '1');
const port = z.coerce
  .number('must be a number')
  .int()
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be 65535 at most');
const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' });

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', mask, ...rest] = value.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (!bits || rest.length) return false;
  return mask === undefined || isIP(mask) === 4 || (/^\d{1,3}$/.test(mask) && Number(mask) <= bits);
}
const dsnIssue = 'must be the address of a project, as in https://key@host/42';

const proxy = z
  .string()
  .refine(isProxy, 'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal and uniquelocal');

/** The public key, the server and the number of a project: https://key@host/42. */
const sentryDsn = z.url({ protocol: /^https?$/, error: dsnIssue }).transform((text, context) => {
  const { protocol, host, username: key, pathname } = new URL(text);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (key && project) return { key, url: `${protocol}//${host}${path}/api/${project}/envelope/` };
  context.addIssue({ code: 'custom', message: dsnIssue });
  return z.NEVER;
});

export const variables = z.object({
  APP_ENV: z.enum(['demo', 'test', 'development', 'production']).default('demo'),
  PORT: port.default(8080),
  HOST: text.default('localhost'),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: addresses.pipe(z.array(proxy)),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(20).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: list.pipe(z.array(postgresUrl)),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number('must be a number').min(1, 'must be 1 at least').default(5),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 at least')
    .max(200, 'must be 200 at most')
    // More connections than PostgreSQL has cores for slow each other down.
    .default(Math.min(20, Math.max(6, 2 * availableParallelism()))),
  DATA_DIR: text.default('.data'),
  RELEASES_DIR: text.default('.releases'),
  RELEASES_BUCKET: url
    .regex(
      /^https?:\/\/[^/?#@]+\/[^/?#]+$/,
      'must be an endpoint and one bucket, as in https://s3.example/releases',
    )
    .optional(),
  RELEASES_BUCKET_REGION: text.default('us-east-1'),
  RELEASES_BUCKET_KEY_ID: text.optional(),
  RELEASES_BUCKET_SECRET: text.optional(),
  RELEASES_BUCKET_SESSION_TOKEN: text.optional(),
  BACKUP_ENDPOINT: url.optional(),
  BACKUP_REGION: text.default('us-east-1'),
  BACKUP_KEY_ID: text.optional(),
  BACKUP_SECRET: text.optional(),
  BACKUP_SESSION_TOKEN: text.optional(),
  BUILT_IN_RELEASES_DIR: text.optional(),
  SHELL_DIR: text.default('shell/dist/release'),
  DEMO_DATA: flag('1'),
  SERVICE_WORKER: flag('1'),

  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_BEFORE: list.pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters'))),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OPERATOR_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TEAM_TOKENS: list.pipe(
    z.array(
      z
        .string()
        .regex(
          /^[a-z]+(-[a-z]+)*:\S{16,}$/,
          'must be names with their tokens of at least 16 characters, as in messaging:<token>,payments:<token>',
        )
        .transform((pair) => ({ name: pair.split(':', 1)[0]!, token: pair.slice(pair.indexOf(':') + 1) })),
    ),
  ),
  ALERT_WAIT_SECONDS: z.coerce.number('must be a number').int().min(0).max(3_600).default(300),
  LIMITS_SCALE: z.coerce.number('must be a number').positive('must be more than 0').default(1),
  CONTACT_EMAIL: z.email('must be an email address').default('hello@flightamigo.example'),

  SENTRY_DSN: sentryDsn.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: text.default('flight-amigo'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be between 0 and 1')
    .max(1, 'must be between 0 and 1')
    .default(1),

  SMTP_HOST: text.regex(/^[\w.:-]+$/, 'must be a host name or an address, without smtp://').optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: flag('0'),
  SMTP_USER: text.optional(),
  SMTP_PASSWORD: text.optional(),
  MAIL_FROM: text.default(`${productName} <hello@flightamigo.example>`),

  TWILIO_ACCOUNT_SID: providerKeys.twilioAccountSid,
  TWILIO_AUTH_TOKEN: providerKeys.twilioAuthToken,
  TWILIO_FROM: providerKeys.twilioFrom,
  SMS_COUNTRIES: list,

  RECAPTCHA_SITE_KEY: providerKeys.recaptcha,
  RECAPTCHA_SECRET_KEY: providerKeys.recaptcha,
  RECAPTCHA_MIN_SCORE: z.coerce
    .number('must be a number')
    .min(0, 'must be between 0 and 1')
    .max(1, 'must be between 0 and 1')
    .default(0.5),

  GA_MEASUREMENT_ID: providerKeys.measurementId,
  GA_API_SECRET: text.optional(),
  GA_URL: url.default('https://www.google-analytics.com/mp/collect'),

  STRIPE_SECRET_KEY: providerKeys.stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: providerKeys.stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: providerKeys.stripeWebhookSecret,
  STRIPE_COUNTRY: country.default('US'),
  STRIPE_PAYOUT_COUNTRIES: list.pipe(z.array(country)),
});
export type Variables = z.infer<typeof variables>;
export type Env = Partial<Record<keyof Variables, string>>;

const providers: (keyof Variables)[][] = [
  ['SMTP_HOST'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

const bucketKeys: (keyof Variables)[] = [
  'RELEASES_BUCKET',
  'RELEASES_BUCKET_KEY_ID',
  'RELEASES_BUCKET_SECRET',
];

function* incomplete(set: Variables, keys: (keyof Variables)[]): Generator<string> {
  const given = keys.filter((key) => set[key] !== undefined);
  if (!given.length) return;
  for (const key of keys.filter((one) => set[one] === undefined))
    yield `${key} is missing: it belongs to ${given.join(', ')}`;
}

/** A team may have several tokens while it replaces one. */
function* sharedTokens({ TEAM_TOKENS: teams, OPERATOR_TOKEN }: Variables): Generator<string> {
  for (const { name, token } of teams) {
    if (token === OPERATOR_TOKEN) yield `TEAM_TOKENS: ${name} has the operator's token`;
    const other = teams.find((one) => one.token === token && one.name < name);
    if (other) yield `TEAM_TOKENS: ${other.name} and ${name} have the same token`;
  }
}

function* faults(set: Variables): Generator<string> {
  const production = set.APP_ENV === 'production';
  for (const keys of providers) {
    const missing = keys.filter((key) => set[key] === undefined);
    if (production) yield* missing.map((key) => `${key} is missing: production needs a real provider`);
    else yield* incomplete(set, keys);
  }
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL)
    yield 'DATABASE_URL is missing: DATABASE_DIRECT_URL leads to the same database without its pooler';
  yield* incomplete(set, bucketKeys);
  if (set.RELEASES_BUCKET_SESSION_TOKEN && !set.RELEASES_BUCKET)
    yield 'RELEASES_BUCKET is missing: it belongs to RELEASES_BUCKET_SESSION_TOKEN';
  yield* incomplete(set, ['BACKUP_ENDPOINT', 'BACKUP_KEY_ID', 'BACKUP_SECRET']);
  yield* incomplete(set, ['SMTP_USER', 'SMTP_PASSWORD']);
  yield* mismatchedKeys(set);
  yield* sharedTokens(set);
  if ((set.GA_MEASUREMENT_ID === undefined) !== (set.GA_API_SECRET === undefined))
    yield 'GA_MEASUREMENT_ID and GA_API_SECRET belong together';
  if (!production) return;
  yield* productionFaults(set);
}

function* productionFaults(set: Variables): Generator<string> {
  yield* testingKeys(set);
  if (!set.DATABASE_URL) yield 'DATABASE_URL is missing: production keeps its data in a PostgreSQL of yours';
  if (!set.SECRET) yield 'SECRET is missing: production keeps it outside its data';
  else if (isWeakSecret(set.SECRET))
    yield 'SECRET is too easy to guess: take 32 random characters, as from openssl rand -base64 32';
  if (!set.PUBLIC_URL) yield 'PUBLIC_URL is missing: links in mails lead there';
  else if (!set.PUBLIC_URL.startsWith('https:'))
    yield 'PUBLIC_URL must start with https:// in production: cookies and links are worth stealing';
  if (set.RECAPTCHA_MIN_SCORE === 0)
    yield 'RECAPTCHA_MIN_SCORE must be more than 0 in production: at 0 every robot passes';
  if (set.LIMITS_SCALE !== 1)
    yield 'LIMITS_SCALE is for tests and benchmarks: production runs with the limits as they are';
}

export function readVariables(env: Env): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  const wrong = read.success
    ? [...faults(read.data)]
    : read.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`);
  if (!read.success || wrong.length)
    throw new Error(`The environment is not complete:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
  return read.data;
}
