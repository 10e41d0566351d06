import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { inDays } from '../../testing/make.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeRelayAlong } from '../testing/relay-days.js';
import { kamalasWay } from '../testing/relays.js';
import { agree, agreedTrip, departOn, finish } from '../testing/trips.js';
import { newCalendarFeed } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const subscribe = async (by: Client) => {
  const { url } = newCalendarFeed.parse((await by.post('/api/calendar').expect(200)).json());
  return url.replace(app.config.publicUrl, '');
};
const read = (path: string, headers?: Record<string, string>) => app.asVisitor().get(path, headers);

interface Entry {
  event: ICAL.Event;
  /** One line of it, as text. */
  line(name: string): string;
  sequence: number;
  alarms: { at: string; text: string }[];
}

/** As a program reads it, and the lines of each event as they are sent. */
async function entriesOf(path: string): Promise<Entry[]> {
  const { text } = await read(path).expect(200);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const line = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    const alarms = component.getAllSubcomponents('valarm').map((alarm) => ({
      at: String(alarm.getFirstPropertyValue('trigger')),
      text: String(alarm.getFirstPropertyValue('description')),
    }));
    return { event: new ICAL.Event(component), line, sequence: Number(line('sequence')), alarms };
  });
}
const uidsOf = (entries: Entry[]) => entries.map(({ event }) => event.uid).toSorted();
const uidOf = (id: number, leg = '') => `match-${id}${leg}@${new URL(app.config.publicUrl).hostname}`;
const byTrip = (entries: Entry[], id: number) => entries.find(({ event }) => event.uid === uidOf(id))!;

describe('the calendar of a member', () => {
  it('follows all trips of a member by itself', async () => {
    const [day, nextDay, later] = [inDays(40), inDays(41), inDays(43)];
    const listing = { date: nextDay, time: '02:50', departureAirport: 'DEL', arrivalAirport: 'ORD' };
    const trip = await agreedTrip(app, { listing: { ...listing, flightNumber: 'AI127' } });
    const { id, helper, helpers, listingId } = trip;
    const { id: listingId2 } = await app.make.listing({ by: helper, date: inDays(50) });
    const other = await agree(app, { helper, seeker: await app.make.user(), listingId: listingId2 });
    const path = await subscribe(helpers);
    const { text } = await read(path).expect(200);
    for (const line of [
      'METHOD:PUBLISH',
      'NAME:Flight Amigo',
      'X-WR-CALNAME:Flight Amigo',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ])
      expect(text.split('\r\n')).toContain(line);

    const before = await entriesOf(path);
    expect(uidsOf(before)).toEqual([uidOf(id), uidOf(other.id)].toSorted());
    const first = byTrip(before, id);
    expect(first.event.summary).toMatch(/^Flight AI127, DEL to ORD, with Ravi Kumar \d+$/);
    expect(first.alarms).toEqual([
      { at: `${day}T14:30:00Z`, text: first.event.summary },
      { at: '-PT3H', text: first.event.summary },
    ]);
    expect(first.line('status')).toBe('CONFIRMED');

    await app.database.query(
      'test-revised',
      `update match set calendar_revised_at = calendar_revised_at - interval '1 hour' where id = $1`,
      [id],
    );
    const aged = byTrip(await entriesOf(path), id);
    await helpers.patch(`/api/listings/${listingId}`, { date: inDays(44) }).expect(200);
    const moved = byTrip(await entriesOf(path), id);
    expect(moved.event.startDate.toJSDate().toISOString()).toBe(`${later}T21:20:00.000Z`);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(Date.parse(moved.line('last-modified'))).toBeGreaterThan(Date.parse(aged.line('last-modified')));
    expect(moved.line('dtstamp')).toBe(moved.line('last-modified'));
    expect(byTrip(await entriesOf(path), other.id).sequence).toBe(byTrip(before, other.id).sequence);

    await trip.seekers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    const cancelled = byTrip(await entriesOf(path), id);
    expect(cancelled.line('status')).toBe('CANCELLED');
    expect(cancelled.alarms).toEqual([]);
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  });

  it('is sent again only when something has changed', async () => {
    const { id, helpers } = await agreedTrip(app);
    const path = await subscribe(helpers);
    const { headers } = await read(path).expect(200);
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await read(path, { 'if-none-match': known }).expect(304);
      expect(same.text).toBe('');
      expect(same.headers.etag).toBe(etag);
    }
    await helpers.patch(`/api/matches/${id}`, { meetingPoint: 'Door 4', meetingTime: '23:45' }).expect(200);
    const changed = await read(path, { 'if-none-match': etag }).expect(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(changed.text).toContain('LOCATION:Door 4 at 23:45');
  });

  it('has the same entry as the file of one trip', async () => {
    const { id, seekers } = await agreedTrip(app, { listing: { date: inDays(9), flightNumber: 'AI127' } });
    const path = await subscribe(seekers);
    const eventIn = (text: string) =>
      /BEGIN:VEVENT[^]*END:VEVENT/.exec(text)?.[0].replace(/BEGIN:VALARM[^]*END:VALARM\r\n/, '');
    const { text: file } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
    expect(eventIn((await read(path)).text)).toBe(eventIn(file));
  });

  it('has trips that are over for 90 days, cancelled ones for 30, and never what was only proposed', async () => {
    const helper = await app.make.user({ verified: true });
    const helpers = await app.as(helper);
    const path = await subscribe(helpers);
    expect(await entriesOf(path)).toEqual([]);
    const next = async () => {
      const { id: listingId } = await app.make.listing({ by: helper });
      return agree(app, { helper, seeker: await app.make.user(), listingId });
    };
    const [recent, old, cancelled, forgotten] = [await next(), await next(), await next(), await next()];
    await finish(app, recent, 88);
    await finish(app, old, 92);
    for (const { id, helpers: by } of [cancelled, forgotten])
      await by.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    await app.database.query(
      'test-age',
      `update match set status_changed_at = now() - interval '31 days' where id = $1`,
      [forgotten.id],
    );
    const asker = await app.make.user();
    const askers = await app.as(asker);
    const { id: listingId } = await app.make.listing({ by: helper });
    await askers.post(`/api/listings/${listingId}/connect`).expect(200);
    const body = { listingId, userId: helper.id };
    const proposed = (await askers.post('/api/matches', body).expect(200)).json() as { id: number };
    const expected = [uidOf(recent.id), uidOf(cancelled.id)].toSorted();
    expect(uidsOf(await entriesOf(path))).toEqual(expected);
    await askers.post(`/api/matches/${proposed.id}/cancel`, { reason: 'A mistake' }).expect(200);
    expect(uidsOf(await entriesOf(path))).toEqual(expected);
  });

  it('shows a relay once to its family, with all flights, and to each helper theirs', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelayAlong(app, kamalasWay().legs);
    const [whole, first, last] = [
      await subscribe(family.client),
      await subscribe(anand.client),
      await subscribe(meera.client),
    ];
    const both = [uidOf(toFrankfurt), uidOf(toFrankfurt, '-leg-2')].toSorted();
    const entries = await entriesOf(whole);
    expect(uidsOf(entries)).toEqual(both);
    expect(byTrip(entries, toFrankfurt).event.summary).toMatch(
      /^Kamala: Flight LH753, HYD to FRA, with Anand/,
    );
    expect(entries.flatMap(({ alarms }) => alarms)).toHaveLength(2);
    expect(uidsOf(await entriesOf(first))).toEqual([uidOf(toFrankfurt)]);
    expect(uidsOf(await entriesOf(last))).toEqual([uidOf(toChicago)]);

    await anand.client.post(`/api/matches/${toFrankfurt}/cancel`, { reason: 'I am ill' }).expect(200);
    const after = await entriesOf(whole);
    expect(uidsOf(after)).toEqual(both);
    expect(after.map(({ line }) => line('status'))).toEqual(['CONFIRMED', 'CONFIRMED']);
    await meera.client.post(`/api/matches/${toChicago}/cancel`, { reason: 'I am ill' }).expect(200);
    const ended = await entriesOf(whole);
    expect(uidsOf(ended)).toEqual(both);
    expect(ended.map(({ line }) => line('status'))).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('says nothing that a stranger with the address should not have', async () => {
    const { id, helper, helpers, seekers, seeker } = await agreedTrip(app);
    const card = { firstName: 'Lakshmi', phone: '+91 9845012345', medicine: 'Insulin in the red bag' };
    await seekers.send('PUT', `/api/matches/${id}/care-card`, card).expect(200);
    const meetingPoint = 'Door 4, call +1 202 555 0143 or meera@example.com';
    await helpers.patch(`/api/matches/${id}`, { meetingPoint, meetingTime: '23:45' }).expect(200);
    for (const path of [await subscribe(helpers), await subscribe(seekers)]) {
      const [entry] = await entriesOf(path);
      expect(entry?.event.location).toContain('Door 4');
      const text = JSON.stringify(entry?.event.component.toJSON());
      for (const secret of [
        helper.email,
        helper.phoneNumber ?? '-',
        seeker.email,
        '0143',
        'meera@',
        '9845',
        'Insulin',
      ])
        expect(text).not.toContain(secret);
    }
  });

  it('has no trip with somebody who was blocked', async () => {
    const { helpers, seeker } = await agreedTrip(app);
    const path = await subscribe(helpers);
    expect(await entriesOf(path)).toHaveLength(1);
    await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
    expect(await entriesOf(path)).toEqual([]);
  });

  it('speaks the language of its member, and reminds without a time on the evening before', async () => {
    const trip = await agreedTrip(app, { listing: { date: inDays(9), flightNumber: 'AI127' } });
    await departOn(app, trip, 9);
    await trip.seekers.patch('/api/profile', { language: 'fa' }).expect(200);
    const path = await subscribe(trip.seekers);
    const [entry] = await entriesOf(path);
    expect(entry?.event.summary).toContain('پرواز');
    expect(entry?.event.startDate.isDate).toBe(true);
    expect(entry?.alarms).toEqual([
      { at: expect.stringMatching(/T0[01]:00:00Z$/), text: entry?.event.summary },
    ]);
    const english = await entriesOf(await subscribe(trip.helpers));
    expect(english[0]?.event.summary).toMatch(/^Flight AI127/);
  });
});
