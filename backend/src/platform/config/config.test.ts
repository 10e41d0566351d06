import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { loadConfig } from './config.js';
import { readVariables } from './read-variables.js';
import { variables } from './variables.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'amigo-config-'));

const production = {
  ...inProduction,
  DATABASE_URL: 'postgres://db/amigo',
};

describe('the configuration', () => {
  it('needs no variables to start a demo, with the sandbox as every provider', async () => {
    const config = await loadConfig({ DATA_DIR });
    expect(config).toMatchObject({
      appEnv: 'demo',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      demoData: true,
      serviceWorker: true,
    });
    expect(config.sandbox).toEqual({ mail: true, sms: true, captcha: true, stripe: true });
    expect(config.sms.baseUrl).toBe('http://127.0.0.1:8080/sandbox/twilio');
  });

  it('stores the generated secret so that only its owner can read it', async () => {
    const { secret } = await loadConfig({ DATA_DIR });
    expect(secret.length).toBeGreaterThan(40);
    expect((await loadConfig({ DATA_DIR })).secret).toBe(secret);
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('lists all problems at once, each with its reason', () => {
    const wrong = () =>
      readVariables({ PORT: 'eighty', DATABASE_URL: 'mysql://x', ROLE: 'boss', SECRET: 'short' });
    expect(wrong).toThrow(/PORT: must be a number/);
    expect(wrong).toThrow(/DATABASE_URL: must start with postgres:\/\//);
    expect(wrong).toThrow(/ROLE/);
    expect(wrong).toThrow(/SECRET: must have at least 32 characters/);
  });

  it('accepts only real providers in production', async () => {
    expect((await loadConfig(production)).sandbox).toEqual({
      mail: false,
      sms: false,
      captcha: false,
      stripe: false,
    });
  });

  it.each(Object.keys(production).filter((name) => name !== 'APP_ENV'))(
    'refuses production without %s and names it',
    (name) => {
      expect(() => readVariables({ ...production, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  it('refuses raised limits in production', () => {
    expect(() => readVariables({ ...production, LIMITS_SCALE: '10' })).toThrow(/LIMITS_SCALE/);
  });

  it('names the missing variables of a half-configured provider', () => {
    expect(() => readVariables({ TWILIO_ACCOUNT_SID: production.TWILIO_ACCOUNT_SID })).toThrow(
      /TWILIO_AUTH_TOKEN is missing/,
    );
    expect(() => readVariables({ GA_MEASUREMENT_ID: 'G-1' })).toThrow(/belong together/);
  });

  it('accepts a release bucket with all its keys, or no bucket at all', async () => {
    const keys = { RELEASES_BUCKET_KEY_ID: 'id', RELEASES_BUCKET_SECRET: 'secret' };
    const { releasesBucket } = await loadConfig({
      DATA_DIR,
      ...keys,
      RELEASES_BUCKET: 'https://s3.example/ours',
    });
    expect(releasesBucket).toEqual({
      url: 'https://s3.example/ours',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      sessionToken: undefined,
    });
    const temporary = {
      ...keys,
      RELEASES_BUCKET: 'https://s3.example/ours',
      RELEASES_BUCKET_SESSION_TOKEN: 'token',
    };
    expect((await loadConfig({ DATA_DIR, ...temporary })).releasesBucket).toMatchObject({
      sessionToken: 'token',
    });
    expect(() => readVariables({ RELEASES_BUCKET_SESSION_TOKEN: 'token' })).toThrow(
      /RELEASES_BUCKET is missing/,
    );
    expect((await loadConfig({ DATA_DIR })).releasesBucket).toBeUndefined();
    expect(() => readVariables(keys)).toThrow(
      /RELEASES_BUCKET is missing: it belongs to RELEASES_BUCKET_KEY_ID/,
    );
    for (const odd of [
      's3.example/ours',
      'https://s3.example',
      'https://s3.example/a/b',
      'https://s3.example/a/',
    ])
      expect(() => readVariables({ ...keys, RELEASES_BUCKET: odd })).toThrow(/RELEASES_BUCKET: must be/);
  });

  it('accepts one token for each team, and reports errors without printing the token', () => {
    const token = 'a-long-enough-token';
    const read = (TEAM_TOKENS: string, OPERATOR_TOKEN = '') => readVariables({ TEAM_TOKENS, OPERATOR_TOKEN });
    expect(read(`messaging:${token}, travel-news:${token}:2`).TEAM_TOKENS).toEqual([
      { name: 'messaging', token },
      { name: 'travel-news', token: `${token}:2` },
    ]);
    expect(read('', '').TEAM_TOKENS).toEqual([]);
    for (const odd of ['messaging:short', token, `Messaging:${token}`, `../x:${token}`])
      expect(() => read(odd)).toThrow(/^[^:]*:\s+- TEAM_TOKENS: must be names with their tokens(?!.*enough)/);
    expect(() => read(`shell:${token},news:${token}`)).toThrow('news and shell have the same token');
    expect(() => read(`shell:${token}`, token)).toThrow("shell has the operator's token");
    expect(() => read('', 'short')).toThrow('OPERATOR_TOKEN: must have at least 16');
  });

  it('explains every variable in .env.example', () => {
    const lines = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8').split('\n');
    const named = lines.flatMap((line, at) => {
      const name = /^#([A-Z_]+)=/.exec(line)?.[1];
      if (name)
        expect({ name, explanation: lines[at - 1] }).toEqual({
          name,
          explanation: expect.stringMatching(/^# .+\./),
        });
      return name ? [name] : [];
    });
    expect(named).toEqual(Object.keys(variables.shape));
    // Who copies it into a container keeps the settings of the image.
    expect(lines.filter((line) => !/^(#|$)/.test(line))).toEqual([]);
  });
});
