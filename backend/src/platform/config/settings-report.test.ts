import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { settingsReport } from './settings-report.js';

const production = { ...inProduction, DATABASE_URL: 'postgres://db/amigo' };
const text = (env: Parameters<typeof settingsReport>[0]) => settingsReport(env).lines.join('\n');

const backend = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'amigo-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real command, from the sources. */
function check(env: Record<string, string>) {
  const main = ['--import', join(backend, 'test/typescript.ts'), join(backend, 'src/main.ts'), '--check'];
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, main, { cwd: folder, env: { PATH, HOME, ...env }, encoding: 'utf8' });
}

describe('the check of the settings', () => {
  it('names everything that production still needs, at once', () => {
    const { status, stdout } = check({
      APP_ENV: 'production',
      PORT: 'eighty',
      STRIPE_SECRET_KEY: 'pk_live_1',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('PORT: must be a number');
    expect(stdout).toContain('STRIPE_SECRET_KEY: must be a secret key: sk_… or rk_…');
    // It is there, and wrong: it is not missing too.
    expect(stdout).not.toContain('STRIPE_SECRET_KEY is missing');
    const given = ['APP_ENV', 'STRIPE_SECRET_KEY'];
    for (const name of Object.keys(production).filter((one) => !given.includes(one)))
      expect(stdout).toContain(`${name} is missing`);
    expect(stdout).toMatch(/\nNot ready: 13 problems\.\n$/);
    expect(stdout).not.toContain('pk_live_1');
  });

  it('says when a site can start, what is optional, and writes nothing', () => {
    const { status, stdout, stderr } = check(production);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('SENTRY_DSN: errors are in the log and at /platform only\n');
    expect(stdout).toMatch(/\nReady to start in production\.\n$/);
    expect(existsSync(join(folder, '.data'))).toBe(false);
  });

  it('does not list an option that is set, also when it is in a file', () => {
    expect(text({ ...production, METRICS_TOKEN: '0123456789abcdef' })).not.toContain('METRICS_TOKEN');
    const file = import.meta.filename;
    expect(text({ ...production, SENTRY_DSN_FILE: file })).not.toContain('SENTRY_DSN: errors');
  });

  it('names a file that cannot be read once, and not its variable too', () => {
    const { TWILIO_AUTH_TOKEN: _, ...rest } = production;
    const { lines } = settingsReport({ ...rest, TWILIO_AUTH_TOKEN_FILE: '/nowhere/token' });
    expect(lines.filter((line) => line.includes('TWILIO_AUTH_TOKEN'))).toEqual([
      '  TWILIO_AUTH_TOKEN_FILE: /nowhere/token cannot be read',
    ]);
  });

  it('lets a demo start without anything', () => {
    expect(settingsReport({}).isReady).toBe(true);
    expect(text({})).toContain('Ready to start as demo');
  });
});

describe('deploy/site.env.example', () => {
  const lines = readFileSync(join(backend, '../deploy/site.env.example'), 'utf8');
  const example = parseEnv(lines);
  const empty = Object.keys(example).filter((name) => !example[name]);

  it('is ready once its empty lines are filled in', () => {
    const filled = { ...production, SMTP_USER: 'user', SMTP_PASSWORD: 'password' };
    for (const name of empty) expect(filled).toHaveProperty(name);
    expect(settingsReport({ ...filled, ...example, ...pick(filled, empty) })).toMatchObject({
      isReady: true,
    });
    expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(production)));
  });

  it('is refused as it is, line by line: it has no secret that two sites could share', () => {
    const { isReady, lines: said } = settingsReport(example);
    expect(isReady).toBe(false);
    const optional = ['SMTP_USER', 'SMTP_PASSWORD'];
    for (const name of empty.filter((one) => !optional.includes(one)))
      expect(said).toContainEqual(expect.stringContaining(`${name} is missing`));
  });

  it('says the same to Docker, systemd and Node: no quotes, no comment behind a value', () => {
    expect(lines).not.toMatch(/^[^#\n]+["'#]/m);
  });
});

const pick = (from: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
