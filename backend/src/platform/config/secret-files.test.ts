import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { Server } from '../../testing/server.js';
import { readVariables } from './read-variables.js';
import { vapidKeys } from './vapid-keys.js';
import { secretVariables, variables, type Env } from './variables.js';

const folder = mkdtempSync(join(tmpdir(), 'amigo-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vapid = vapidKeys('a'.repeat(64));
const production: Env = {
  ...inProduction,
  DATABASE_URL: 'postgres://db/amigo',
  DATABASE_DIRECT_URL: 'postgres://direct/amigo',
  DATABASE_REPLICA_URLS: 'postgres://replica/amigo',
  RELEASES_BUCKET: 'https://s3.example/ours',
  RELEASES_BUCKET_KEY_ID: 'id',
  RELEASES_BUCKET_SECRET: 'releases-secret',
  RELEASES_BUCKET_SESSION_TOKEN: 'session',
  BACKUP_ENDPOINT: 'https://s3.example',
  BACKUP_KEY_ID: 'backup-id',
  BACKUP_SECRET: 'backup-secret',
  BACKUP_SESSION_TOKEN: 'backup-session',
  SECRET_BEFORE: 'b'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(16),
  OPERATOR_TOKEN: 'o'.repeat(16),
  TEAM_TOKENS: `messaging:${'t'.repeat(16)}`,
  SENTRY_DSN: 'https://key@sentry.example/42',
  SMTP_USER: 'us',
  SMTP_PASSWORD: ' with spaces ',
  AEROAPI_KEY: 'flights',
  TRANSLATION_PROVIDER: 'deepl',
  TRANSLATION_KEY: 'translations',
  STRIPE_IDENTITY_KEY: 'rk_live_identity',
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
  VAPID_SUBJECT: 'mailto:us@flightamigo.example',
  GA_MEASUREMENT_ID: 'G-1',
  GA_API_SECRET: 'analytics',
};

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('secrets in files', () => {
  it.each(secretVariables)('reads %s from the file that %s_FILE names', (name) => {
    const value = production[name];
    expect(value).toBeTruthy();
    const path = file(name, `${value}\n`);
    expect(readVariables({ ...production, [name]: '', [`${name}_FILE`]: path })).toEqual(
      readVariables(production),
    );
  });

  it('removes one newline at the end and nothing else', () => {
    const read = (text: string) =>
      readVariables({ SMTP_USER: 'us', SMTP_PASSWORD_FILE: file('password', text) }).SMTP_PASSWORD;
    expect(read('word\r\n')).toBe('word');
    expect(read(' two\nlines \n\n')).toBe(' two\nlines \n');
  });

  it('refuses a secret that is given twice, and prints neither', () => {
    const twice = () =>
      readVariables({
        ...production,
        SMTP_PASSWORD_FILE: file('twice', 'in-the-file'),
        SENTRY_DSN_FILE: folder,
      });
    expect(twice).toThrow('SMTP_PASSWORD and SMTP_PASSWORD_FILE are both set');
    expect(twice).toThrow('SENTRY_DSN and SENTRY_DSN_FILE are both set');
    expect(twice).not.toThrow(/in-the-file|with spaces/);
  });

  it('refuses a file that is missing, a folder, or empty, and a secret in the wrong form', () => {
    const missing = join(folder, 'missing');
    const read = (path: string) => () => readVariables({ SECRET_FILE: path });
    expect(read(missing)).toThrow(`SECRET_FILE: ${missing} cannot be read`);
    expect(read(folder)).toThrow(`SECRET_FILE: ${folder} cannot be read`);
    expect(read(file('empty', '\n'))).toThrow('SECRET_FILE: ' + join(folder, 'empty') + ' is empty');
    expect(read(file('short', 'short'))).toThrow('SECRET: must have at least 32 characters');
  });

  it('refuses a file for what is not a secret, instead of ignoring it', () => {
    expect(() => readVariables({ SMTP_HOST_FILE: file('host', 'smtp.example') })).toThrow(
      'SMTP_HOST_FILE: only secrets are read from files; set SMTP_HOST',
    );
  });

  it('stops the server and its commands with a sentence', async () => {
    for (const args of [[], ['--migrate'], ['--backup', folder], ['--restore', folder]]) {
      const server = Server.start({ DATABASE_URL_FILE: join(folder, 'missing') }, ...args);
      expect(await server.ended()).toBe(1);
      expect(server.output).toMatch(/DATABASE_URL_FILE: \S+ cannot be read\n$/);
    }
  }, 60_000);

  it('are marked where the variable is declared and where it is explained', () => {
    // AWS has its own variables for files.
    const sounding = Object.keys(variables.shape).filter((name) =>
      /^(?!AWS_).*(SECRET|TOKEN|PASSWORD|DSN|KEY_ID|^DATABASE.*_URLS?$)/.test(name),
    );
    expect(secretVariables).toEqual(expect.arrayContaining(sounding));
    const lines = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const explained = [...lines.matchAll(/^# .+ \((?:production, )?secret\)\n#([A-Z_]+)=/gm)];
    expect(explained.map(([, name]) => name)).toEqual(secretVariables);
  });
});
