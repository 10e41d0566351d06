import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { send } from '../testing/posting.js';

let app: TestApp;
let client: Client;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
  const user = await app.make.user({ verified: true });
  email = user.email;
  client = await app.as(user);
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const days = async (shift: string) => {
  const [row] = await app.database.query<{ day: string }>(
    `test-${shift}`,
    `select (${shift})::date::text as day`,
  );
  return row?.day;
};
const create = (about: object, expected: number) => send(client, 'create', { email, ...about }, expected);
const refused = async (about: object, path: string, words: RegExp) => {
  const reply = await create(about, 400);
  expect(reply.json()).toMatchObject({ message: expect.stringMatching(words), issues: [{ path }] });
};

describe('the trip of a listing', () => {
  it('may begin today in the latest time zone on Earth, but not earlier', async () => {
    await create({ date: await days(`now() at time zone 'Etc/GMT+12'`) }, 200);
    await refused(
      { date: await days(`now() at time zone 'Etc/GMT+12' - interval '1 day'`) },
      'date',
      /is over/,
    );
  });

  it('may be two years ahead, but not further', async () => {
    await create({ date: await days(`now() at time zone 'Etc/GMT+12' + interval '2 years'`) }, 200);
    const tooFar = await days(`now() + interval '2 years 3 days'`);
    await refused({ date: tooFar }, 'date', /2 years/);
    await refused(
      { date: await days(`now() + interval '2 years -3 days'`), endDate: tooFar },
      'endDate',
      /2 years/,
    );
  });

  it('has a window that ends after it begins, within 30 days', async () => {
    await create({ date: inDays(10), endDate: inDays(40) }, 200);
    await refused({ date: inDays(10), endDate: inDays(41) }, 'endDate', /30 days/);
    await refused({ date: inDays(10), endDate: inDays(9) }, 'endDate', /before/);
  });

  it('connects two different airports that exist', async () => {
    await refused({ departureAirport: 'QQQ' }, 'departureAirport', /no airport QQQ/);
    await refused({ arrivalAirport: 'ZZX' }, 'arrivalAirport', /no airport ZZX/);
    await refused({ arrivalAirport: 'JFK' }, 'arrivalAirport', /other than/);
  });

  it('has the kind of tips of its type', async () => {
    await refused({ type: 'helper', offersTips: true }, 'offersTips', /seek help/);
    await refused({ type: 'seeking_help', acceptsTips: true }, 'acceptsTips', /helpers/);
    await create({ type: 'helper', offersTips: false, acceptsTips: true }, 200);
  });

  it('has a valid phone number, stored in our format', async () => {
    await refused({ phoneNumber: '+1 5550000000' }, 'phoneNumber', /valid phone number/);
    const reply = await create({ phoneNumber: '+1 (202) 555-0148' }, 200);
    expect(reply.json()).toMatchObject({ phoneNumber: '+1 2025550148' });
  });

  it('refuses a guest’s trip in the same way, before limits are counted', async () => {
    const visitor = app.asVisitor();
    for (let round = 0; round < 6; round++)
      await send(visitor, 'find', { email: 'guest@example.com', departureAirport: 'QQQ' }, 400);
    await send(visitor, 'find', { email: 'guest@example.com' });
  });
});
