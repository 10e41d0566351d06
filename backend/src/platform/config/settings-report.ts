import { refusalsOf } from './read-variables.js';
import type { Env, Variables } from './variables.js';

/** What a site may go without, and what it then lacks. */
const optional: [name: keyof Variables, without: string][] = [
  ['CONTACT_EMAIL', 'the contact page shows hello@flightamigo.example'],
  ['SOCIAL_FACEBOOK', 'the contact page names no page at Facebook'],
  ['SOCIAL_INSTAGRAM', 'and no account at Instagram'],
  ['SOCIAL_X', 'and none at X'],
  ['MAIL_FROM', 'mails come from hello@flightamigo.example'],
  ['TRUST_PROXY', 'behind a proxy all visitors share one address and its limits'],
  ['SMTP_USER', 'the mail server is used without a login'],
  ['RELEASES_BUCKET', 'releases and pictures are on the disk of this machine'],
  ['BACKUP_ENDPOINT', 'backups in a bucket go to the service of RELEASES_BUCKET'],
  ['OPERATOR_TOKEN', 'nobody can ship or roll back all releases at /platform'],
  ['TEAM_TOKENS', 'no team can ship its own release'],
  ['METRICS_TOKEN', 'no metrics are readable in production'],
  ['SENTRY_DSN', 'errors are in the log and at /platform only'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'there are no traces'],
  ['AEROAPI_KEY', 'no flight is looked up, and people type their trips'],
  ['TRANSLATION_PROVIDER', 'what people write is not translated'],
  ['STRIPE_IDENTITY', 'no documents are checked'],
  ['VAPID_PRIVATE_KEY', 'browsers are sent no notifications'],
  ['GA_MEASUREMENT_ID', 'nothing goes to Google Analytics'],
  ['ASSETS_URL', 'the site serves its files without a CDN'],
  ['DATABASE_REPLICA_URLS', 'the primary answers all reads'],
];

/** What `--check` prints. It reads the settings and no more: it connects to nothing and writes nothing. */
export function settingsReport(env: Env): { isReady: boolean; lines: string[] } {
  const refusals = refusalsOf(env);
  const isSet = (name: keyof Variables) => env[name] || env[`${name}_FILE`];
  const off = optional.filter(([name]) => !isSet(name));
  return {
    isReady: !refusals.length,
    lines: [
      ...(refusals.length
        ? [
            'To set or to change (.env.example explains each, deploy/providers.md what providers need):',
            ...indented(refusals),
            '',
          ]
        : []),
      ...(off.length
        ? ['Optional, and not set:', ...indented(off.map(([name, without]) => `${name}: ${without}`)), '']
        : []),
      refusals.length ? `Not ready: ${counted(refusals.length)}.` : readySentence(env),
    ],
  };
}

const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
const counted = (count: number) => (count === 1 ? '1 problem' : `${count} problems`);

function readySentence({ APP_ENV = 'demo' }: Env): string {
  if (APP_ENV === 'production') return 'Ready to start in production.';
  return `Ready to start as ${APP_ENV || 'demo'}: the sandbox plays each provider without keys. APP_ENV=production asks for all.`;
}
