import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorBody } from '../../platform/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { forms, fullForm, quickForm } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const words = { phoneNumber: '+1 2025550143', description: 'Long enough to be read', time: '10:00' };
const trip = { ...words, flightNumber: 'AI102', endDate: inDays(31) };
const tips = { tipAmount: 5, minTip: 1, maxTip: 9, skills: 'Hindi' };

const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Hindi' };
const bodies = {
  find: quickForm({ ...trip, tipAmount: 5, needs: ['forms'], flyer, captchaToken: 't' }),
  offer: quickForm({ ...trip, acceptsTips: true, needs: ['forms'], captchaToken: 't' }),
  create: fullForm({ ...trip, ...tips, name: 'Me', email: 'a@example.com', captchaToken: 't' }),
  change: { ...trip, ...tips, departureAirport: 'JFK', arrivalAirport: 'HYD', acceptsTips: true, needs: [] },
  repost: { date: inDays(3), endDate: inDays(4), time: '10:00', flightNumber: 'AI102' },
  byMail: { token: 'A'.repeat(50), action: 'remove' },
};

const badValues = [
  true,
  -1,
  1.5,
  1e21,
  501,
  'a\u0000b',
  'a long text with \ud800 a lone surrogate',
  '\u202ea text that is read backwards',
  'x'.repeat(20_000),
  '2026-02-30',
  '0000-00-00',
  '25:00',
  [],
  {},
  [[]],
  { $ne: null },
];

const paths = (id: number): Record<keyof typeof bodies, [method: 'POST' | 'PATCH', path: string]> => ({
  find: ['POST', forms.find.path],
  offer: ['POST', forms.offer.path],
  create: ['POST', forms.create.path],
  change: ['PATCH', `/api/listings/${id}`],
  repost: ['POST', `/api/listings/${id}/repost`],
  byMail: ['POST', '/api/listings/by-mail'],
});

async function owner(): Promise<{ client: Client; id: number }> {
  const by = await app.make.user({ verified: true });
  const { id } = await app.make.listing({ by, date: inDays(30) });
  return { client: await app.as(by), id };
}

describe('the check of a posted listing', () => {
  it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    'answers every invalid value with a message, never with a server error: %s',
    async (name) => {
      const { client, id } = await owner();
      const [method, path] = paths(id)[name];
      const good = bodies[name];
      const bad = Object.keys(good).flatMap((key) => badValues.map((value) => ({ ...good, [key]: value })));
      const faults = [];
      for (const body of [...bad, { ...good, verified: true }, { ...good, userId: 1 }, [], null, 'text', 5]) {
        const reply = await client.send(method, path, JSON.stringify(body), {
          'content-type': 'application/json',
        });
        const isInWords =
          reply.status >= 400 && reply.status < 500 && errorBody.parse(reply.json()).message !== '';
        if (reply.status !== 200 && !isInWords) faults.push({ body, status: reply.status });
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('refuses unknown keys by name on every route that writes a listing', async () => {
    const { client, id } = await owner();
    for (const [name, body] of Object.entries(bodies)) {
      const [method, path] = paths(id)[name as keyof typeof bodies];
      const reply = await client.send(method, path, { ...body, verified: true }).expect(400);
      expect(reply.text).toContain('Not known here: verified');
    }
  });
});
