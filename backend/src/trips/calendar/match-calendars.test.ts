import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeRelayAlong } from '../testing/relay-days.js';
import { kamalasWay } from '../testing/relays.js';
import { agree, agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const entryOf = (text: string) =>
  Object.fromEntries(
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => [line.split(/[:;]/)[0], line.replace(/^[A-Z-]+[:;]/, '')]),
  ) as Record<string, string>;

describe('the calendar file of a trip', () => {
  it('moves and cancels the entry that a calendar has', async () => {
    const trip = await agreedTrip(app, {
      listing: {
        date: '2031-03-01',
        time: '02:50',
        departureAirport: 'DEL',
        arrivalAirport: 'ORD',
        flightNumber: 'AI127',
      },
    });
    const { id, helpers, seekers } = trip;
    const entry = async () => {
      const { text, headers } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
      return entryOf(text);
    };
    const first = await entry();
    expect(first).toMatchObject({
      UID: `match-${id}@${new URL(app.config.publicUrl).hostname}`,
      STATUS: 'CONFIRMED',
      DTSTART: '20310228T212000Z',
      SUMMARY: expect.stringMatching(/^Flight AI127\\, DEL to ORD\\, with Meera Iyer \d+$/),
      LOCATION: expect.stringContaining('(DEL)'),
    });
    expect(await entry()).toEqual(first);

    await app.database.query('test-move', `update match set date = '2031-03-02', time = null where id = $1`, [
      id,
    ]);
    const moved = await entry();
    expect(moved).toMatchObject({
      UID: first.UID,
      DTSTART: 'VALUE=DATE:20310302',
      DTEND: 'VALUE=DATE:20310303',
    });
    await helpers
      .patch(`/api/matches/${id}`, { meetingPoint: 'Terminal 3, door 4', meetingTime: '23:45' })
      .expect(200);
    const met = await entry();
    expect(met.LOCATION).toMatch(/^Terminal 3\\, door 4 at 23:45\. /);
    const evening = { airport: 'DEL', place: 'Terminal 3', date: '2031-03-01', time: '23:45' };
    await helpers.patch(`/api/matches/${id}`, { meetings: [evening] }).expect(200);
    expect((await entry()).LOCATION).toMatch(/^Terminal 3\\, Saturday\\, Mar 1\\, 2031\\, at 23:45\. /);
    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    const cancelled = await entry();
    expect(cancelled).toMatchObject({ UID: first.UID, STATUS: 'CANCELLED' });
    const revisions = [first, moved, met, cancelled].map(({ SEQUENCE }) => Number(SEQUENCE));
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
    expect(new Set(revisions).size).toBe(4);
  });

  const eventsOf = (text: string) => text.split('BEGIN:VEVENT').slice(1).map(entryOf);

  it('has an event for each flight of a trip with stops, from its take-off to its landing', async () => {
    const [helper, seeker] = [
      await app.make.user({ username: 'Anand Kumar', verified: true }),
      await app.make.user({ username: 'Priya Rao' }),
    ];
    const toChicago = { from: 'FRA', to: 'ORD', time: '10:30', arrivalTime: '12:40', flightNumber: 'LH430' };
    const way = (from: string, flightNumber: string, time: string, arrivalTime: string) => ({
      departureAirport: from,
      arrivalAirport: 'ORD',
      date: '2031-03-01',
      legs: [
        { from, to: 'FRA', date: '2031-02-28', time, arrivalTime, flightNumber },
        { ...toChicago, date: '2031-03-01' },
      ],
    });
    const flyer = {
      firstName: 'Kamala',
      relation: 'mother',
      ageGroup: '80_up',
      languages: 'Telugu',
    } as const;
    const request = { ...way('HYD', 'LH753', '23:30', '05:20'), date: '2031-02-28', flyer };
    const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help', ...request });
    await app.make.listing({ by: helper, ...way('BOM', 'LH757', '22:55', '04:10'), date: '2031-02-28' });
    const { id, helpers, seekers } = await agree(app, { helper, seeker, listingId });
    await helpers.patch(`/api/matches/${id}`, { meetingPoint: 'Gate B22', meetingTime: '08:10' }).expect(200);
    const read = async (by: typeof helpers) =>
      eventsOf((await by.get(`/api/matches/${id}/calendar`).expect(200)).text);

    const host = new URL(app.config.publicUrl).hostname;
    expect(await read(seekers)).toMatchObject([
      {
        UID: `match-${id}-leg-1@${host}`,
        DTSTART: '20310228T180000Z',
        DTEND: '20310301T042000Z',
        SUMMARY: 'Kamala: Flight LH753\\, HYD to FRA',
        LOCATION: expect.stringContaining('(HYD)'),
      },
      {
        UID: `match-${id}@${host}`,
        DTSTART: '20310301T093000Z',
        DTEND: '20310301T184000Z',
        SUMMARY: 'Kamala: Flight LH430\\, FRA to ORD\\, with Anand Kumar',
        LOCATION: expect.stringMatching(/^Gate B22 at 08:10\. .*\(FRA\)/),
        DESCRIPTION: expect.stringContaining('You meet here: Gate B22 at 08:10\\n'),
      },
    ]);
    expect(await read(helpers)).toMatchObject([
      { SUMMARY: 'Flight LH757\\, BOM to FRA', DTEND: '20310301T031000Z' },
      { UID: `match-${id}@${host}`, SUMMARY: 'Flight LH430\\, FRA to ORD\\, with Kamala' },
    ]);
    const [before] = await read(seekers);
    const later = way('HYD', 'LH755', '23:50', '05:40');
    await seekers.patch(`/api/listings/${listingId}`, { legs: later.legs }).expect(200);
    const [changed] = await read(seekers);
    expect(changed?.SUMMARY).toBe('Kamala: Flight LH755\\, HYD to FRA');
    expect(Number(changed?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
    await seekers.patch(`/api/listings/${listingId}`, { description: 'She walks slowly' }).expect(200);
    expect((await read(seekers))[0]?.SEQUENCE).toBe(changed?.SEQUENCE);

    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    expect((await read(seekers)).map(({ STATUS }) => STATUS)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('contains no contact, and is for the two of an agreed trip only', async () => {
    const { id, helper, helpers, seekers, seeker } = await agreedTrip(app);
    const { text } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
    for (const secret of [helper.email, helper.phoneNumber ?? '-', seeker.email])
      expect(text).not.toContain(secret);
    await (await app.as(await app.make.user())).get(`/api/matches/${id}/calendar`).expect(404);
    await app.asVisitor().get(`/api/matches/${id}/calendar`).expect(401);
    await app.database.query('test-propose', `update match set status = 'proposed' where id = $1`, [id]);
    await helpers.get(`/api/matches/${id}/calendar`).expect(409);
    await helpers.post('/api/blocks', { userId: seeker.id }).expect(200);
    await seekers.get(`/api/matches/${id}/calendar`).expect(404);
  });

  it('has all flights of a relay once for the family, and for each helper theirs with the hand-over', async () => {
    const { family, anand, meera, toFrankfurt, toChicago } = await makeRelayAlong(app, kamalasWay().legs);
    const gate = { airport: 'FRA', place: 'Gate B22', date: inDays(21), time: '08:10' };
    await anand.client.patch(`/api/matches/${toFrankfurt}`, { meetings: [gate] }).expect(200);
    const read = async ({ client }: typeof family, id: number) =>
      eventsOf((await client.get(`/api/matches/${id}/calendar`).expect(200)).text);
    const host = new URL(app.config.publicUrl).hostname;
    const uids = [`match-${toFrankfurt}@${host}`, `match-${toFrankfurt}-leg-2@${host}`];
    const whole = [
      {
        UID: uids.at(0),
        SUMMARY: expect.stringMatching(/^Kamala: Flight LH753\\, HYD to FRA\\, with Anand Kumar/),
        DESCRIPTION: expect.stringContaining('In Frankfurt Anand gives Kamala to Meera: Gate B22\\, '),
      },
      {
        UID: uids.at(1),
        SUMMARY: expect.stringMatching(/^Kamala: Flight LH430\\, FRA to ORD\\, with Meera Iyer/),
        LOCATION: expect.stringMatching(/^Gate B22 at 08:10\. .*\(FRA\)/),
      },
    ];
    expect(await read(family, toFrankfurt)).toMatchObject(whole);
    const [first] = await read(family, toChicago);
    expect(await read(family, toChicago)).toMatchObject(whole);
    expect(await read(anand, toFrankfurt)).toMatchObject([
      {
        UID: `match-${toFrankfurt}@${host}`,
        DESCRIPTION: expect.stringContaining('In Frankfurt you give Kamala to Meera: Gate B22'),
      },
    ]);
    expect(await read(meera, toChicago)).toMatchObject([
      {
        UID: `match-${toChicago}@${host}`,
        SUMMARY: 'Flight LH430\\, FRA to ORD\\, with Kamala',
        DESCRIPTION: expect.stringContaining('In Frankfurt you take over Kamala from Anand: Gate B22'),
      },
    ]);

    await anand.client.post(`/api/matches/${toFrankfurt}/cancel`, { reason: 'I am ill' }).expect(200);
    const after = await read(family, toFrankfurt);
    expect(after).toMatchObject([
      { UID: uids.at(0), STATUS: 'CONFIRMED', SUMMARY: 'Kamala: Flight LH753\\, HYD to FRA' },
      { UID: uids.at(1), STATUS: 'CONFIRMED' },
    ]);
    expect(Number(after[0]?.SEQUENCE)).toBeGreaterThan(Number(first?.SEQUENCE));
    expect((await read(anand, toFrankfurt)).map(({ STATUS }) => STATUS)).toEqual(['CANCELLED']);
  });

  it.each([
    ['zh', '航班'],
    ['te', 'విమానం'],
    ['fa', 'پرواز'],
  ])('a calendar reads the entry in the language of its reader: %s', async (language, flight) => {
    const { id, seekers, helper } = await agreedTrip(app, {
      listing: { date: inDays(9), flightNumber: 'AI127' },
    });
    await seekers.patch('/api/profile', { language }).expect(200);
    const meetingPoint = '二号航站楼，三号门，问讯处旁边；إلى جانب المصعد, ప్రవేశం';
    await seekers.patch(`/api/matches/${id}`, { meetingPoint, meetingTime: '01:15' }).expect(200);
    const { text } = await seekers.get(`/api/matches/${id}/calendar`).expect(200);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')[0]);
    expect(event.summary).toContain(flight);
    expect(event.summary).toContain(helper.username);
    expect(event.location).toContain(meetingPoint);
    expect(event.description).toContain(`${app.config.publicUrl}/trips/${id}`);
  });
});
