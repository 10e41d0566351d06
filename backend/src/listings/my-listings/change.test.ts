import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { listing as contract, myListing } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const owned = async (about: object = {}) => {
  const by = await app.make.user();
  const client = await app.as(by);
  const { id } = await app.make.listing({ by, description: 'What stood there', ...about });
  const change = (body: object, expected = 200) => client.patch(`/api/listings/${id}`, body).expect(expected);
  return { id, change };
};

describe('an edit of a listing', () => {
  it('changes the sent fields and leaves the rest', async () => {
    const { id, change } = await owned({ tipAmount: 5, time: '10:00', endDate: inDays(31) });
    const body = {
      departureAirport: 'LHR',
      flightNumber: 'BA 0117',
      skills: 'Hindi',
      phoneNumber: '+44 20 7946 0958',
      acceptsTips: true,
      time: null,
      endDate: null,
      tipAmount: null,
    };
    const answer = (await change(body)).json();
    expect(myListing.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      ...body,
      id,
      flightNumber: 'BA117',
      phoneNumber: '+44 2079460958',
      arrivalAirport: 'DEL',
      description: 'What stood there',
    });
  });

  it('removes optional fields with null, also the description', async () => {
    const { change } = await owned({ skills: 'Hindi', phoneNumber: '+1 2025550143' });
    const nothing = { skills: null, description: null, phoneNumber: null };
    expect((await change(nothing)).json()).toMatchObject(nothing);
  });

  it('masks contact details in changed text, as in the original', async () => {
    const { id, change } = await owned();
    const words = { description: 'Write to new@example.com', skills: 'Hindi, +1 202 555 0149' };
    expect((await change(words)).json()).toMatchObject(words);
    const shown = contract.parse(
      (await app.asVisitor().get(`/api/listings/id/${id}/details`).expect(200)).json(),
    );
    expect(shown).toMatchObject({ description: 'Write to •••', skills: 'Hindi, •••' });
  });

  it.each([
    ['an airport that there is not', { departureAirport: 'QQQ' }, 'departureAirport'],
    ['a route to where it begins', { departureAirport: 'DEL' }, 'arrivalAirport'],
    ['a day that is over', { date: inDays(-3) }, 'date'],
    ['a day too far ahead', { date: inDays(800) }, 'date'],
    ['an end before the beginning', { endDate: inDays(29) }, 'endDate'],
    ['a window that is too long', { endDate: inDays(61) }, 'endDate'],
    ['a highest tip below the lowest', { minTip: 20, maxTip: 10 }, 'maxTip'],
    ['the other type’s tips', { offersTips: true }, 'offersTips'],
    ['a number that no phone has', { phoneNumber: '+1 5550000000' }, 'phoneNumber'],
    ['too few words', { description: 'short' }, 'description'],
    ['another type', { type: 'seeking_help' }, ''],
    ['another owner', { userId: 1 }, ''],
    ['another email', { email: 'me@example.com' }, ''],
    ['a status', { status: 'active' }, ''],
  ])('refuses %s', async (_what, body, path) => {
    const { change } = await owned();
    expect((await change(body, 400)).json()).toMatchObject({ issues: [{ path }] });
  });

  it('accepts a change to a window that has begun', async () => {
    const { change } = await owned({ date: inDays(-3), endDate: inDays(3) });
    await change({ date: inDays(-3), endDate: inDays(5), description: 'A little later, maybe' });
    await change({ date: inDays(-4) }, 400);
    await change({ endDate: null }, 400);
  });

  it('does not revive a past trip', async () => {
    const { change } = await owned({ date: inDays(-3) });
    const reply = await change({ date: inDays(9) }, 409);
    expect(reply.json()).toMatchObject({ message: 'This trip is over. Post it again with new days.' });
  });
});
