import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import {
  chooseContacts,
  chosenContacts,
  messagesTo,
  tenMinutesLater,
} from '../../testing/arrival-contacts.js';
import { agreedTrip, departIn, tap, type Trip } from '../../testing/trips.js';
import { headingOf, textOf } from '../../testing/family-page.js';
import { familyLink } from '../contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const choose = ({ id, seekers }: Trip, contacts: string[], by = seekers) => chooseContacts(by, id, contacts);
const chosen = ({ id, seekers }: Trip) => chosenContacts(seekers, id);

let families = 0;
/** A trip of Lakshmi's to Chicago, on its day. */
async function onItsDay() {
  families += 1;
  const trip = await agreedTrip(app, { listing: { departureAirport: 'DEL', arrivalAirport: 'ORD' } });
  const card = { firstName: 'Lakshmi' };
  await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, card).expect(200);
  await departIn(app, trip, -2);
  return { ...trip, uncle: `uncle${families}@example.com`, phone: `+1 202555${1000 + families}` };
}
const arrive = async ({ id }: Trip, by: Trip['helpers']) => {
  await tap(by, id, 'met').expect(200);
  await tap(by, id, 'handed_over').expect(200);
};
const later = () => tenMinutesLater(app);

describe('those whom a family chose', () => {
  it('are told once, when both say that the traveler has arrived', async () => {
    const trip = await onItsDay();
    await choose(trip, [` ${trip.uncle.toUpperCase()} `, trip.uncle, trip.phone]).expect(200);
    expect(await chosen(trip)).toEqual({
      contacts: [trip.uncle, trip.phone.replace(' ', '')],
      toldAt: null,
    });
    await arrive(trip, trip.seekers);
    expect(await messagesTo(app, trip.uncle)).toEqual([]);
    await arrive(trip, trip.helpers);
    await later();
    await later();
    const fact = 'Lakshmi has arrived in Chicago and is with Ravi.';
    const [mail, ...more] = await messagesTo(app, trip.uncle);
    expect(mail?.subject).toBe('Arrived in Chicago');
    expect(mail?.text).toContain(fact);
    expect(mail?.text).toContain('Never write to me again');
    expect(more).toEqual([]);
    const [sms] = await messagesTo(app, trip.phone.replace(' ', ''));
    expect(sms?.text).toMatch(new RegExp(`^${fact} .*Reply STOP`));
    expect((await chosen(trip)).toldAt).not.toBeNull();
    await choose(trip, []).expect(409);
  });

  it('read who says so, ten minutes after a tap that only the helper made', async () => {
    const trip = await onItsDay();
    await choose(trip, [trip.uncle]).expect(200);
    await arrive(trip, trip.helpers);
    await trip.helpers.delete(`/api/matches/${trip.id}/steps`, { step: 'handed_over' }).expect(200);
    await later();
    expect(await messagesTo(app, trip.uncle)).toEqual([]);
    await tap(trip.helpers, trip.id, 'handed_over').expect(200);
    await later();
    const [mail] = await messagesTo(app, trip.uncle);
    expect(mail?.text).toContain('Meera says: “Lakshmi has arrived in Chicago and is with Ravi.”');
  });

  it('are not told at a stop from which the traveler flies on alone', async () => {
    const trip = await onItsDay();
    await choose(trip, [trip.uncle]).expect(200);
    await app.database.query(
      'test-legs',
      `insert into trip_leg (match_id, leg, departure, arrival, days_later, flown_by, arrival_days_later, arrival_time)
       values ($1, 1, 'DEL', 'FRA', 0, 'both', null, null), ($1, 2, 'FRA', 'ORD', 0, 'seeker', 2, '12:40')`,
      [trip.id],
    );
    await app.database.query('test-end', `update match set arrival_airport = 'FRA' where id = $1`, [trip.id]);
    const link = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
    await arrive(trip, trip.helpers);
    await tap(trip.seekers, trip.id, 'handed_over').expect(200);
    await later();
    expect(await messagesTo(app, trip.uncle)).toEqual([]);
    expect((await chosen(trip)).toldAt).toBeNull();
    const { pathname } = new URL(familyLink.parse(link.json()).url);
    const page = await app.asVisitor().get(pathname).expect(200);
    expect(headingOf(page.text)).toBe('Lakshmi and Meera said goodbye in Frankfurt');
    expect(textOf(page.text)).not.toContain('with Ravi');
    expect(textOf(page.text)).toMatch(
      /Thank you, Meera\. Lakshmi flies from Frankfurt to Chicago alone\. The landing is planned for/,
    );
    await app.database.query(
      'test-hours',
      `update match_step set at = at - interval '4 hours' where match_id = $1`,
      [trip.id],
    );
    expect(textOf((await app.asVisitor().get(pathname).expect(200)).text)).not.toContain('No news since');
  });

  it('are five at most, by addresses and numbers that can be reached', async () => {
    const trip = await onItsDay();
    const many = Array.from({ length: 6 }, (_, one) => `aunt${one}@example.com`);
    await choose(trip, many).expect(400);
    for (const wrong of ['uncle at home', 'a@b', '12345', '+1 202'])
      expect((await choose(trip, [trip.uncle, wrong]).expect(400)).json()).toMatchObject({
        issues: [{ path: 'contacts.1' }],
      });
    await choose(trip, many.slice(1)).expect(200);
  });

  it('are known to the family only, and forgotten with the trip', async () => {
    const trip = await onItsDay();
    await choose(trip, [trip.uncle]).expect(200);
    await choose(trip, [], trip.helpers).expect(403);
    await trip.helpers.get(`/api/matches/${trip.id}/arrival-contacts`).expect(403);
    const stranger = await app.as(await app.make.user());
    await choose(trip, [], stranger).expect(404);
    await stranger.get(`/api/matches/${trip.id}/arrival-contacts`).expect(404);
    const rows = () =>
      app.database.query('test-rows', 'select * from arrival_contacts where match_id = $1', [trip.id]);
    expect(JSON.stringify(await rows())).not.toContain('uncle');
    const data = (await trip.seekers.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({
      elsewhere: { arrivalContacts: [{ matchId: trip.id, contacts: [trip.uncle] }] },
    });
    await trip.seekers.delete('/api/profile', { email: trip.seeker.email }).expect(200);
    expect(await rows()).toEqual([]);
  });
});
