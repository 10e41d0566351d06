import { resolve } from 'node:path';
import { bucketRole, type BucketRole } from './bucket-role.js';
import { freePort } from './free-port.js';
import type { Language } from '../language/contract.js';
import { providers, type Providers } from './providers.js';
import { derivedSecret, storedSecret } from './derived-secret.js';
import { vapidKeys } from './vapid-keys.js';
import { readVariables } from './read-variables.js';
import type { Env, Variables } from './variables.js';

export const CONFIG = Symbol('config');

type BucketKeys =
  | { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  | { role: BucketRole };

export interface Config extends Providers {
  appEnv: Variables['APP_ENV'];
  role: Variables['ROLE'];
  port: number;
  host: string;
  publicUrl: string;
  /** That pages are offered in. English is the first. */
  languages: Language[];
  /** The origin of a CDN that serves the files of releases. */
  assetsUrl?: string;
  /** Without it the server starts an embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** Without the pooler that `databaseUrl` may lead to: for LISTEN, migrations and jobs. */
  databaseDirectUrl?: string;
  isPooled: boolean;
  databaseReplicaUrls: string[];
  /** In seconds. Reads avoid a replica that is further behind. */
  databaseReplicaLag: number;
  databasePool: number;
  /** How long a request waits for a free connection before it is refused. */
  databaseWaitMs: number;
  dataDir: string;
  releasesDir: string;
  /** Holds the releases instead of `releasesDir`. `url` is the endpoint and the bucket. */
  releasesBucket?: { url: string; region: string } & BucketKeys;
  /** Where backups at `s3://` addresses are; by default beside the releases. */
  backupBuckets?: { endpoint: string; region: string } & BucketKeys;
  /** Has the releases that came with this server. Without it, the server publishes none. */
  builtInReleasesDir?: string;
  shellDir: string;
  secret: string;
  /** `secret` and its predecessors, which still open older values. */
  secrets: string[];
  limitsScale: number;
  /** That one address may open. */
  pagesPerSecond: number;
  /** Finds within this time go out in one mail per mailbox. */
  alertWaitSeconds: number;
  trustProxy: string[];
  demoData: boolean;
  /** How long a page waits for its rendering; 0 renders none. */
  renderBudgetMs: number;
  /** False removes it from every browser that has it. */
  serviceWorker: boolean;
  metricsToken?: string;
  operatorToken?: string;
  teamTokens: { name: string; token: string }[];
  contactEmail: string;
  /** Our accounts elsewhere, as addresses. */
  socialLinks: { facebook?: string; instagram?: string; x?: string };
  logLevel: Variables['LOG_LEVEL'];
  /** A service that speaks Sentry's protocol, with the public key of our project there. */
  errorTracker?: { url: string; key: string };
  /** Off without it. `share` of the traces that begin here is sent. */
  traces?: { endpoint: string; serviceName: string; share: number };
  /** How long a stopping server accepts requests, so that its load balancer notices first. */
  drainSeconds: number;
}

export async function loadConfig(env: Env = process.env): Promise<Config> {
  const set = readVariables(env);
  const port = set.PORT || (await freePort());
  const dataDir = resolve(set.DATA_DIR);
  const databaseDirectUrl = set.DATABASE_DIRECT_URL ?? set.DATABASE_URL;
  const secret = set.SECRET ?? storedSecret(dataDir);
  const webhookSecrets = ['sandbox.webhook', 'sandbox.connect-webhook'].map(
    (purpose) => `whsec_${derivedSecret(secret, purpose)}`,
  );
  return {
    ...providers(set, {
      port,
      smtpPort: await freePort(),
      webhookSecrets,
      vapidKeys: vapidKeys(derivedSecret(secret, 'sandbox.vapid')),
    }),
    appEnv: set.APP_ENV,
    role: set.ROLE,
    port,
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, ''),
    languages: set.LANGUAGES,
    assetsUrl: set.ASSETS_URL,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl,
    isPooled: databaseDirectUrl !== set.DATABASE_URL,
    databaseReplicaUrls: set.DATABASE_REPLICA_URLS,
    databaseReplicaLag: set.DATABASE_REPLICA_LAG_SECONDS,
    databasePool: set.DATABASE_POOL,
    databaseWaitMs: set.DATABASE_WAIT_SECONDS * 1000,
    dataDir,
    releasesDir: resolve(set.RELEASES_DIR),
    releasesBucket: releasesBucket(set),
    backupBuckets: backupBuckets(set),
    builtInReleasesDir: set.BUILT_IN_RELEASES_DIR && resolve(set.BUILT_IN_RELEASES_DIR),
    shellDir: resolve(set.SHELL_DIR),
    secret,
    secrets: [secret, ...set.SECRET_BEFORE],
    limitsScale: set.LIMITS_SCALE,
    pagesPerSecond: set.PAGES_PER_SECOND,
    alertWaitSeconds: set.ALERT_WAIT_SECONDS,
    trustProxy: set.TRUST_PROXY,
    demoData: set.DEMO_DATA,
    renderBudgetMs: set.RENDER_BUDGET_MS,
    serviceWorker: set.SERVICE_WORKER,
    metricsToken: set.METRICS_TOKEN,
    operatorToken: set.OPERATOR_TOKEN,
    teamTokens: set.TEAM_TOKENS,
    contactEmail: set.CONTACT_EMAIL,
    socialLinks: { facebook: set.SOCIAL_FACEBOOK, instagram: set.SOCIAL_INSTAGRAM, x: set.SOCIAL_X },
    logLevel: set.LOG_LEVEL,
    errorTracker: set.SENTRY_DSN,
    traces: set.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: set.OTEL_SERVICE_NAME,
          share: set.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    drainSeconds: set.DRAIN_SECONDS,
  };
}

export function releasesBucket(set: Variables): Config['releasesBucket'] {
  const {
    RELEASES_BUCKET: url,
    RELEASES_BUCKET_KEY_ID: accessKeyId,
    RELEASES_BUCKET_SECRET: secretAccessKey,
  } = set;
  if (!url) return undefined;
  const at = { url, region: set.RELEASES_BUCKET_REGION };
  if (accessKeyId && secretAccessKey)
    return { ...at, accessKeyId, secretAccessKey, sessionToken: set.RELEASES_BUCKET_SESSION_TOKEN };
  const role = bucketRole(set);
  return role && { ...at, role };
}

function backupBuckets(set: Variables): Config['backupBuckets'] {
  const { BACKUP_ENDPOINT: endpoint, BACKUP_KEY_ID: accessKeyId, BACKUP_SECRET: secretAccessKey } = set;
  if (endpoint && accessKeyId && secretAccessKey)
    return {
      endpoint: endpoint.endsWith('/') ? endpoint.slice(0, -1) : endpoint,
      region: set.BACKUP_REGION,
      accessKeyId,
      secretAccessKey,
      sessionToken: set.BACKUP_SESSION_TOKEN,
    };
  const releases = releasesBucket(set);
  if (!releases) return undefined;
  const { url, ...keys } = releases;
  return { ...keys, endpoint: new URL(url).origin };
}
