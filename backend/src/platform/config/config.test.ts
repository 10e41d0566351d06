import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { loadConfig } from './config.js';
import { readVariables } from './read-variables.js';
import { vapidKeys } from './vapid-keys.js';
import { variables, type Env } from './variables.js';

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
    expect(config.sandbox).toEqual({
      mail: true,
      sms: true,
      captcha: true,
      stripe: true,
      flights: true,
      translation: true,
      push: true,
    });
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
      flights: false,
      translation: false,
      push: false,
    });
  });

  it('looks up flights in the sandbox, or with a key, and not in production without one', async () => {
    const flightsWith = async (env: Env) => (await loadConfig({ DATA_DIR, ...env })).flights;
    expect(await flightsWith({})).toMatchObject({
      url: 'http://127.0.0.1:8080/sandbox/aeroapi',
      budget: { hour: 200, day: 1_000 },
    });
    expect(await flightsWith({ AEROAPI_KEY: 'a key', FLIGHT_BUDGET_HOUR: '5' })).toEqual({
      apiKey: 'a key',
      url: 'https://aeroapi.flightaware.com/aeroapi',
      budget: { hour: 5, day: 1_000 },
    });
    expect(await flightsWith(production)).toBeNull();
  });

  it('has documents checked in the sandbox, or where it is switched on with a restricted key', async () => {
    const identityWith = async (env: Env) => (await loadConfig({ DATA_DIR, ...env })).identity;
    expect(await identityWith({})).toMatchObject({ budget: { hour: 20, day: 100 } });
    const offered = (await identityWith({}))?.countries ?? [];
    expect(offered).toEqual([...new Set(offered)].toSorted());
    expect(offered).toEqual(expect.arrayContaining(['US', 'IN', 'CN', 'AE', 'PH', 'ES', 'FR', 'GB']));
    for (const country of ['IR', 'AF', 'CU', 'IS']) expect(offered).not.toContain(country);
    expect(await identityWith({ STRIPE_IDENTITY: '0' })).toBeNull();
    expect(await identityWith(production)).toBeNull();
    const on = { ...production, STRIPE_IDENTITY: '1' };
    expect(() => readVariables(on)).toThrow(/STRIPE_IDENTITY_KEY is missing/);
    expect(() => readVariables({ STRIPE_IDENTITY_KEY: 'rk_live_1' })).toThrow(/STRIPE_SECRET_KEY is missing/);
    const mode = production.STRIPE_SECRET_KEY?.includes('live') ? 'live' : 'test';
    const countries = { STRIPE_IDENTITY_COUNTRIES: 'US,DE' };
    expect(await identityWith({ ...on, ...countries, STRIPE_IDENTITY_KEY: `rk_${mode}_1` })).toMatchObject({
      countries: ['US', 'DE'],
    });
  });

  it('translates in the sandbox, or by a provider, and not in production without one', async () => {
    const translationWith = async (env: Env) => (await loadConfig({ DATA_DIR, ...env })).translation;
    expect(await translationWith({})).toMatchObject({
      provider: 'libretranslate',
      url: 'http://127.0.0.1:8080/sandbox/libretranslate',
      budget: { hour: 50_000, day: 200_000, month: 2_000_000 },
    });
    expect(await translationWith({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'k:fx' })).toMatchObject({
      provider: 'deepl',
      key: 'k:fx',
      url: 'https://api-free.deepl.com',
    });
    expect(await translationWith({ TRANSLATION_PROVIDER: 'google' })).toMatchObject({
      provider: 'google',
      url: 'http://127.0.0.1:8080/sandbox/google',
    });
    for (const [provider, host] of [
      ['deepl', 'api.deepl.com'],
      ['google', 'translation.googleapis.com'],
    ] as const)
      expect(await translationWith({ TRANSLATION_PROVIDER: provider, TRANSLATION_KEY: 'k' })).toMatchObject({
        url: `https://${host}`,
      });
    expect(await translationWith(production)).toBeNull();
    for (const [env, problem] of [
      [{ TRANSLATION_KEY: 'k' }, /TRANSLATION_PROVIDER is missing/],
      [{ ...production, TRANSLATION_PROVIDER: 'google' }, /TRANSLATION_KEY is missing/],
      [{ ...production, TRANSLATION_PROVIDER: 'libretranslate' }, /TRANSLATION_URL is missing/],
      [{ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_KEY: 'k' }, /TRANSLATION_URL is missing/],
    ] as const)
      expect(() => readVariables(env)).toThrow(problem);
  });

  it('has keys for push of its own that stay the same, or those it is given, and none in production', async () => {
    const pushWith = async (env: Env) => (await loadConfig({ DATA_DIR, ...env })).push;
    const own = await pushWith({});
    expect(own).toMatchObject({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
    expect(own).toMatchObject({ subject: 'mailto:hello@flightamigo.example' });
    expect(await pushWith({})).toEqual(own);
    expect(await pushWith({ SERVICE_WORKER: '0' })).toBeNull();

    const { publicKey, privateKey } = vapidKeys('5'.repeat(64));
    const subject = 'mailto:us@flightamigo.example';
    const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    const ofOperator = { publicKey, privateKey, subject };
    expect(await pushWith(given)).toEqual(ofOperator);
    expect(await pushWith({ ...production, ...given })).toEqual(ofOperator);
    expect(await pushWith(production)).toBeNull();
    for (const [env, problem] of [
      [{ ...given, VAPID_SUBJECT: '' }, /VAPID_SUBJECT is missing/],
      [{ ...given, VAPID_SUBJECT: 'us@flightamigo.example' }, /VAPID_SUBJECT: must be mailto:/],
      [{ ...given, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /are not a pair/],
      [{ ...given, VAPID_PRIVATE_KEY: 'short' }, /VAPID_PRIVATE_KEY: must be a private key/],
    ] as const)
      expect(() => readVariables(env)).toThrow(problem);
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
