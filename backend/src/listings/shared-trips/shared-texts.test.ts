import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRelease, publishedSite, shell } from '../../releases/testing/published-site.js';
import { startReceiver, type Receiver } from '../../testing/receivers/http-receiver.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let receiver: Receiver;
let log = '';
beforeAll(async () => {
  const site = publishedSite({ ...shell, release: '1.0.0-lake', words: { fa: { files: [], titles: {} } } });
  const route = { path: '/find/create', title: 'Find Help', access: 'public' as const, calls: [] };
  site.publish([{ ...accountRelease, name: 'listings', routes: [{ ...route, files: [] }] }]);
  receiver = await startReceiver();
  app = await startTestApp({
    env: { ...site.env, LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    logTo: { write: (line) => (log += line) },
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function share(shared: Record<string, string>, query = '') {
  const body = new FormData();
  for (const [name, text] of Object.entries(shared)) body.append(name, text);
  // A device's own sheet sends it, not a page.
  const headers = { 'sec-fetch-site': 'none', origin: 'null' };
  const sent = { method: 'POST', body, headers, redirect: 'manual' } as const;
  const response = await fetch(`${app.url}/share${query}`, sent);
  return { status: response.status, ...Object.fromEntries(response.headers) };
}
const next = new Date().getUTCFullYear() + 1;

describe('a text shared with the site', () => {
  it('a shared mail opens the form with the flight', async () => {
    const headers = await share({
      title: 'Your itinerary',
      text: `AI 102, 26 Dec ${next}`,
      url: 'https://airline.example/AI101',
    });
    expect(headers).toMatchObject({
      status: 303,
      location: `/find/create?flight=AI102&date=${next}-12-26`,
      'cache-control': 'no-store',
      'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer)/),
    });
  });

  it('in the language of the installed site', async () => {
    expect(await share({ text: 'از دهلی به فرانکفورت' }, '?language=fa')).toMatchObject({
      location: '/fa/find/create?from=DEL&to=FRA',
    });
  });

  it('a text without a trip opens the empty form', async () => {
    for (const text of ['', 'Look at this', '<script>alert(1)</script>', 'A'.repeat(20_000)])
      expect(await share({ title: '', text, url: '' })).toMatchObject({ location: '/find/create' });
  });

  it('a long mail is read, and one that is too long is refused', async () => {
    const flight = `AI 102, 26 Dec ${next}`;
    expect(await share({ text: `${'尊敬的旅客，'.repeat(1_000)}\n${flight}` })).toMatchObject({
      location: `/find/create?flight=AI102&date=${next}-12-26`,
    });
    expect(await share({ text: 'A'.repeat(40_000) })).toMatchObject({ status: 413 });
  });

  it('a text in a language that is not there opens the English form', async () => {
    for (const query of ['?language=xx', '?language=', '?language=fa&language=es'])
      expect(await share({ text: 'Look' }, query)).toMatchObject({ location: '/find/create' });
  });

  it('the shared text is in no log and no trace', async () => {
    log = '';
    await share({ title: 'Asha Rao', text: 'Passenger Asha Rao, ticket 0982104455667, AI 102' });
    await share({ text: 'Asha Rao '.repeat(5_000) });
    await app.close();
    expect(log).toContain('"route":"/share"');
    expect(receiver.received.length).toBeGreaterThan(0);
    for (const record of [log, JSON.stringify(receiver.received)]) {
      expect(record).not.toContain('Asha');
      expect(record).not.toContain('0982104455667');
      expect(record).not.toContain('AI102');
    }
  });

  it('a text is read in one pass: no quantifier is inside of another', () => {
    const sources = readdirSync(import.meta.dirname).filter((file) => /^[^.]*\.ts$/.test(file));
    const code = sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
    const patterns = [...code.matchAll(/(?<=[\s(]|^)\/(?![/*\s]).+\/[gu]+/gm)].map(([pattern]) => pattern);
    expect(patterns.length).toBeGreaterThan(6);
    for (const pattern of patterns) expect(pattern).not.toMatch(/[*+}?]\)(?:[*+]|\{\d*,)/);
  });
});
