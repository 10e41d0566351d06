import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { productName } from '../contract.js';
import { language, type Language } from '../language/contract.js';
import { completeLanguages } from '../language/languages.js';
import { isAssetsOrigin, isSafeForToken, proxy, sentryDsn } from './network-variables.js';
import { providerKeys } from './provider-keys.js';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country by its two letters, such as US');
const canBeRead = (path: string) => {
  try {
    return readFileSync(path).length > 0;
  } catch {
    // The refusal names the variable; the operator knows its path.
    return false;
  }
};
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
/** May also be given as a file, by NAME_FILE. */
const secret = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ isSecret: true });
/** How much of a provider the whole site may use in a period. */
const budget = z.coerce.number('must be a number').int().min(0, 'must be 0 or more');
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' });

export const variables = z.object({
  APP_ENV: z.enum(['demo', 'test', 'development', 'production']).default('demo'),
  PORT: port.default(8080),
  HOST: text.default('localhost'),
  PUBLIC_URL: url.optional(),
  LANGUAGES: list
    .pipe(z.array(language))
    .transform((chosen) => (chosen.length ? [...new Set<Language>(['en', ...chosen])] : completeLanguages)),
  ASSETS_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine(isAssetsOrigin, 'must be an https address without a path, as in https://cdn.example')
    .optional(),
  TRUST_PROXY: addresses.pipe(z.array(proxy)),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(20).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),

  DATABASE_URL: secret(postgresUrl.optional()),
  DATABASE_DIRECT_URL: secret(postgresUrl.optional()),
  DATABASE_REPLICA_URLS: secret(list.pipe(z.array(postgresUrl))),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number('must be a number').min(1, 'must be 1 at least').default(5),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 at least')
    .max(200, 'must be 200 at most')
    // More connections than PostgreSQL has cores for slow each other down.
    .default(Math.min(20, Math.max(6, 2 * availableParallelism()))),
  DATABASE_WAIT_SECONDS: z.coerce.number('must be a number').min(1, 'must be 1 at least').max(30).default(3),
  DATA_DIR: text.default('.data'),
  RELEASES_DIR: text.default('.releases'),
  RELEASES_BUCKET: url
    .regex(
      /^https?:\/\/[^/?#@]+\/[^/?#]+$/,
      'must be an endpoint and one bucket, as in https://s3.example/releases',
    )
    .optional(),
  RELEASES_BUCKET_REGION: text.default('us-east-1'),
  RELEASES_BUCKET_KEY_ID: secret(text.optional()),
  RELEASES_BUCKET_SECRET: secret(text.optional()),
  RELEASES_BUCKET_SESSION_TOKEN: secret(text.optional()),
  AWS_ROLE_ARN: text.optional(),
  AWS_WEB_IDENTITY_TOKEN_FILE: text.optional(),
  AWS_ENDPOINT_URL_STS: url.optional(),
  AWS_CONTAINER_CREDENTIALS_FULL_URI: url
    .refine(isSafeForToken, 'must be https, or on this machine')
    .optional(),
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: text.startsWith('/', 'must be a path').optional(),
  AWS_CONTAINER_AUTHORIZATION_TOKEN: text.optional(),
  AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: text.optional(),
  BACKUP_ENDPOINT: url.optional(),
  BACKUP_REGION: text.default('us-east-1'),
  BACKUP_KEY_ID: secret(text.optional()),
  BACKUP_SECRET: secret(text.optional()),
  BACKUP_SESSION_TOKEN: secret(text.optional()),
  BUILT_IN_RELEASES_DIR: text.optional(),
  SHELL_DIR: text.default('shell/dist/release'),
  DEMO_DATA: flag('1'),
  RENDER_BUDGET_MS: z.coerce.number('must be a number').min(0).max(10_000).default(50),
  SERVICE_WORKER: flag('1'),

  SECRET: secret(z.string().min(32, 'must have at least 32 characters').optional()),
  SECRET_BEFORE: secret(list.pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters')))),
  METRICS_TOKEN: secret(z.string().min(16, 'must have at least 16 characters').optional()),
  OPERATOR_TOKEN: secret(z.string().min(16, 'must have at least 16 characters').optional()),
  TEAM_TOKENS: secret(
    list.pipe(
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
  ),
  ALERT_WAIT_SECONDS: z.coerce.number('must be a number').int().min(0).max(3_600).default(300),
  PAGES_PER_SECOND: z.coerce.number('must be a number').int().min(1).max(1_000_000).default(20),
  LIMITS_SCALE: z.coerce.number('must be a number').positive('must be more than 0').default(1),
  CONTACT_EMAIL: z.email('must be an email address').default('hello@flightamigo.example'),
  SOCIAL_FACEBOOK: httpsUrl.optional(),
  SOCIAL_INSTAGRAM: httpsUrl.optional(),
  SOCIAL_X: httpsUrl.optional(),

  SENTRY_DSN: secret(sentryDsn.optional()),
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
  SMTP_RATE: z.coerce.number('must be a number').int().min(1, 'must be 1 at least').optional(),
  SMTP_USER: secret(text.optional()),
  SMTP_PASSWORD: secret(text.optional()),
  MAIL_FROM: text.default(`${productName} <hello@flightamigo.example>`),

  TWILIO_ACCOUNT_SID: secret(providerKeys.twilioAccountSid),
  TWILIO_AUTH_TOKEN: secret(providerKeys.twilioAuthToken),
  TWILIO_FROM: providerKeys.twilioFrom,
  SMS_COUNTRIES: list,
  SMS_PRICES: list.pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Z]{2}:\d{1,2}(\.\d{1,6})?$/, 'must be countries with dollars, as in BR:0.038,MX:0.051')
        .transform((pair): [string, number] => [pair.slice(0, 2), Math.ceil(Number(pair.slice(3)) * 1e6)]),
    ),
  ),

  RECAPTCHA_SITE_KEY: providerKeys.recaptcha,
  RECAPTCHA_SECRET_KEY: secret(providerKeys.recaptcha),
  RECAPTCHA_MIN_SCORE: z.coerce
    .number('must be a number')
    .min(0, 'must be between 0 and 1')
    .max(1, 'must be between 0 and 1')
    .default(0.5),

  AEROAPI_KEY: secret(text.optional()),
  AEROAPI_URL: url
    .transform((text) => text.replace(/\/$/, ''))
    .default('https://aeroapi.flightaware.com/aeroapi'),
  FLIGHT_BUDGET_HOUR: budget.default(200),
  FLIGHT_BUDGET_DAY: budget.default(1_000),
  TRANSLATION_PROVIDER: z
    .enum(['deepl', 'google', 'libretranslate'], 'must be deepl, google or libretranslate')
    .optional(),
  TRANSLATION_KEY: secret(text.optional()),
  TRANSLATION_URL: url.transform((text) => text.replace(/\/$/, '')).optional(),
  TRANSLATION_BUDGET_HOUR: budget.default(50_000),
  TRANSLATION_BUDGET_DAY: budget.default(200_000),
  TRANSLATION_BUDGET_MONTH: budget.default(2_000_000),

  VAPID_PUBLIC_KEY: providerKeys.vapidPublicKey,
  VAPID_PRIVATE_KEY: secret(providerKeys.vapidPrivateKey),
  VAPID_SUBJECT: providerKeys.vapidSubject,

  GA_MEASUREMENT_ID: providerKeys.measurementId,
  GA_API_SECRET: secret(text.optional()),
  GA_URL: url.default('https://www.google-analytics.com/mp/collect'),

  STRIPE_SECRET_KEY: secret(providerKeys.stripeSecretKey),
  STRIPE_PUBLISHABLE_KEY: providerKeys.stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: secret(providerKeys.stripeWebhookSecret),
  STRIPE_APPLE_PAY_FILE: text.refine(canBeRead, 'must be a file that can be read').optional(),
  STRIPE_COUNTRY: country.default('US'),
  STRIPE_PAYOUT_COUNTRIES: list.pipe(z.array(country)),
  STRIPE_IDENTITY: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  STRIPE_IDENTITY_KEY: secret(providerKeys.stripeRestrictedKey),
  STRIPE_IDENTITY_COUNTRIES: list.pipe(z.array(country)),
  IDENTITY_BUDGET_HOUR: budget.default(20),
  IDENTITY_BUDGET_DAY: budget.default(100),
  CHARITY_NAME: text.optional(),
  CHARITY_ACCOUNT: text.regex(/^acct_\w+$/, 'must be an account at Stripe, as in acct_123').optional(),
});
export type Variables = z.infer<typeof variables>;
/** Only a secret is read from NAME_FILE. */
export type Env = Partial<Record<keyof Variables | `${keyof Variables}_FILE`, string>>;

const namesOf = (kind: 'secret' | 'plain') =>
  Object.entries(variables.shape)
    .filter(([, schema]) => Boolean(schema.meta()?.['isSecret']) === (kind === 'secret'))
    .map(([name]) => name as keyof Variables);
export const secretVariables = namesOf('secret');
export const plainVariables = namesOf('plain');
