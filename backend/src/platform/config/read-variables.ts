import type { z } from 'zod';
import { bucketRole } from './bucket-role.js';
import { mismatchedKeys, testingKeys } from './provider-keys.js';
import { readSecretFiles } from './secret-files.js';
import { plainVariables, secretVariables, variables, type Env, type Variables } from './variables.js';
import { isWeakSecret } from './weak-secret.js';

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
  if (set.ASSETS_URL && set.APP_ENV === 'development')
    yield 'ASSETS_URL is not for development: its files change under the same names';
  if (set.ASSETS_URL && set.PUBLIC_URL && new URL(set.PUBLIC_URL).origin === set.ASSETS_URL)
    yield 'ASSETS_URL is the site itself: leave it empty';
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL)
    yield 'DATABASE_URL is missing: DATABASE_DIRECT_URL leads to the same database without its pooler';
  if (!set.RELEASES_BUCKET || set.RELEASES_BUCKET_KEY_ID || !bucketRole(set))
    yield* incomplete(set, bucketKeys);
  if (set.RELEASES_BUCKET_SESSION_TOKEN && !set.RELEASES_BUCKET)
    yield 'RELEASES_BUCKET is missing: it belongs to RELEASES_BUCKET_SESSION_TOKEN';
  yield* incomplete(set, ['BACKUP_ENDPOINT', 'BACKUP_KEY_ID', 'BACKUP_SECRET']);
  yield* incomplete(set, ['SMTP_USER', 'SMTP_PASSWORD']);
  yield* incomplete(set, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']);
  yield* mismatchedKeys(set);
  yield* translationFaults(set);
  yield* identityFaults(set);
  yield* sharedTokens(set);
  if ((set.GA_MEASUREMENT_ID === undefined) !== (set.GA_API_SECRET === undefined))
    yield 'GA_MEASUREMENT_ID and GA_API_SECRET belong together';
  if (!production) return;
  yield* productionFaults(set);
}

function* translationFaults(set: Variables): Generator<string> {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_KEY: key, TRANSLATION_URL: url } = set;
  if (!provider && (key ?? url))
    yield 'TRANSLATION_PROVIDER is missing: it says whose key and address these are';
  // The sandbox plays each of them.
  if (set.APP_ENV !== 'production' && !key && !url) return;
  if (provider === 'libretranslate' && !url)
    yield 'TRANSLATION_URL is missing: LibreTranslate is at no fixed address';
  if (provider && provider !== 'libretranslate' && !key)
    yield `TRANSLATION_KEY is missing: ${provider} asks for one`;
}

function* identityFaults(set: Variables): Generator<string> {
  const { STRIPE_IDENTITY: isOn, STRIPE_IDENTITY_KEY: key, STRIPE_SECRET_KEY: secret } = set;
  if (isOn === '1' && secret && !key)
    yield 'STRIPE_IDENTITY_KEY is missing: only a restricted key reads whether somebody is of age';
  if (key && !secret) yield 'STRIPE_SECRET_KEY is missing: it belongs to STRIPE_IDENTITY_KEY';
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
  if (set.ASSETS_URL?.startsWith('http:'))
    yield 'ASSETS_URL must start with https:// in production: scripts come from there';
  if (set.RECAPTCHA_MIN_SCORE === 0)
    yield 'RECAPTCHA_MIN_SCORE must be more than 0 in production: at 0 every robot passes';
  if (set.LIMITS_SCALE !== 1)
    yield 'LIMITS_SCALE is for tests and benchmarks: production runs with the limits as they are';
}

const issuesOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`);

/** A variable that is refused is left out, so that the rules between the others are checked too. */
function check(env: Env): { set?: Variables; refusals: string[] } {
  const files = readSecretFiles(env, secretVariables, plainVariables);
  const given = Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== ''));
  const first = variables.safeParse(given);
  const refusals = [...files.issues, ...(first.success ? [] : issuesOf(first.error))];
  const refused = new Set(refusals.map((line) => /^[A-Z_]+?(?=(_FILE)?\b)/.exec(line)?.[0]));
  const rest = variables.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !refused.has(name))),
  );
  const isNew = (line: string) => !refused.has(/^[A-Z_]+/.exec(line)?.[0]);
  if (rest.success) refusals.push(...[...faults(rest.data)].filter(isNew));
  return { set: rest.data, refusals };
}

export const refusalsOf = (env: Env): string[] => check(env).refusals;

export function readVariables(env: Env): Variables {
  const { set, refusals } = check(env);
  if (!set || refusals.length)
    throw new Error(`The environment is not complete:\n${refusals.map((line) => `  - ${line}`).join('\n')}`);
  return set;
}
