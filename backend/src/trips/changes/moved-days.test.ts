import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysText } from '../../listings/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details, makePair, propose } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const [agreedDay, laterDay, lastDay] = [inDays(20), inDays(22), inDays(23)];

async function agreed() {
  const pair = await makePair(app, { date: agreedDay });
  const { id } = await propose(pair.askers, pair.listingId, pair.owner);
  await pair.owners.post(`/api/matches/${id}/agree`).expect(200);
  const move = (date: string) => pair.owners.patch(`/api/listings/${pair.listingId}`, { date }).expect(200);
  const confirm = (by = pair.askers) => by.post(`/api/matches/${id}/confirm`).expect(200);
  const moved = async () => ({
    forOwner: (await details(pair.owners, id)).dayMoved,
    forOther: (await details(pair.askers, id)).dayMoved,
  });
  return { ...pair, id, move, confirm, moved };
}
const notMoved = { forOwner: null, forOther: null };

describe('an agreed trip that one of the two moves to another day', () => {
  it('says so to both until the other one has confirmed', async () => {
    const trip = await agreed();
    expect(await trip.moved()).toEqual(notMoved);
    await trip.move(laterDay);
    expect(await details(trip.askers, trip.id)).toMatchObject({ date: laterDay, status: 'agreed' });
    expect(await trip.moved()).toEqual({
      forOwner: { from: agreedDay, byMe: true },
      forOther: { from: agreedDay, byMe: false },
    });
    await trip.confirm();
    expect(await trip.moved()).toEqual(notMoved);
  });

  it('names the new day in the subject of the mail, and both in its text', async () => {
    const trip = await agreed();
    await trip.move(laterDay);
    await settled(app.database, 'mail.send');
    const query = new URLSearchParams({ to: trip.asker.email });
    const mails = (await app.asVisitor().get(`/sandbox/outbox?${query}`)).json() as Record<string, string>[];
    const [now, before] = [daysText({ date: laterDay }), daysText({ date: agreedDay })];
    expect(mails).toContainEqual(
      expect.objectContaining({
        subject: `The trip has changed: New York (JFK) to Delhi (DEL), ${now}`,
        text: expect.stringContaining(`moved the trip to ${now}. It was ${before}.`),
      }),
    );
  });

  it('is asked about again three days before, and the one who has moved it is mailed', async () => {
    const trip = await agreed();
    await trip.move(laterDay);
    await trip.confirm();
    expect(await details(trip.owners, trip.id)).toMatchObject({ confirmedByOther: false });
    await settled(app.database, 'mail.send');
    const query = new URLSearchParams({ to: trip.owner.email });
    const mails = (await app.asVisitor().get(`/sandbox/outbox?${query}`)).json() as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your companion is flying: /),
    );
  });

  it('is not answered by the one who has moved it', async () => {
    const trip = await agreed();
    await trip.move(laterDay);
    await trip.confirm(trip.owners);
    expect(await trip.moved()).toMatchObject({ forOther: { from: agreedDay } });
  });

  it('keeps the day that both had agreed on, and forgets it when the trip is back on it', async () => {
    const trip = await agreed();
    await trip.move(laterDay);
    await trip.move(lastDay);
    expect(await trip.moved()).toMatchObject({ forOther: { from: agreedDay } });
    await trip.move(agreedDay);
    expect(await trip.moved()).toEqual(notMoved);
  });
});
