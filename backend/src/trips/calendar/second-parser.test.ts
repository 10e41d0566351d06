import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { sync, type VEvent } from 'node-ical';
import { inDays } from '../../testing/make.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agree, agreedTrip, departOn, viaFrankfurt } from '../testing/trips.js';
import { newCalendarFeed } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const subscribe = async (by: Client) => {
  const { url } = newCalendarFeed.parse((await by.post('/api/calendar').expect(200)).json());
  return new URL(url).pathname;
};
const fileOf = async (by: Client, id: number) =>
  (await by.get(`/api/matches/${id}/calendar`).expect(200)).text;
const feedAt = async (path: string) => (await app.asVisitor().get(path).expect(200)).text;

/** A moment, or a whole day. */
const momentOf = (at: Date | undefined, isDay: boolean) =>
  at && (isDay ? at.toLocaleDateString('sv') : at.toISOString());

interface Alarm {
  trigger: string | { val: string };
  description?: string;
}

/** As MagicMirror reads it. */
const byNodeIcal = (text: string) =>
  Object.values(sync.parseICS(text))
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .map(({ uid, status, sequence, start, end, datetype, summary, location, description, url, ...rest }) => ({
      uid,
      status,
      sequence: Number(sequence),
      summary,
      location,
      description,
      url,
      start: momentOf(start, datetype === 'date'),
      end: momentOf(end, datetype === 'date'),
      changed: rest.lastmodified?.toISOString(),
      alarms: ((rest.alarms ?? []) as Alarm[]).map(({ trigger, description: words }) => ({
        at: typeof trigger === 'string' ? trigger : trigger.val.replaceAll(/[-:]/g, ''),
        words,
      })),
    }));

/** As Thunderbird and Nextcloud read it. */
const byIcalJs = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component);
    const line = (name: string) => String(component.getFirstPropertyValue(name));
    return {
      uid,
      status: line('status'),
      sequence: Number(line('sequence')),
      summary,
      location,
      description,
      url: line('url'),
      start: momentOf(startDate.toJSDate(), startDate.isDate),
      end: momentOf(endDate.toJSDate(), endDate.isDate),
      changed: (component.getFirstPropertyValue('last-modified') as ICAL.Time).toJSDate().toISOString(),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => ({
        at: String(alarm.getFirstPropertyValue('trigger')).replaceAll(/(?<=\d)[-:]/g, ''),
        words: alarm.getFirstPropertyValue('description'),
      })),
    };
  });

/** What both parsers read alike. */
function eventsOf(text: string) {
  const events = byNodeIcal(text);
  expect(events).toEqual(byIcalJs(text));
  return events;
}

describe('an entry for two parsers', () => {
  it('has the flights between their airports’ clocks, its alarms and its end for both parsers', async () => {
    const seeker = await app.make.user({ username: 'Priya Rao' });
    const helper = await app.make.user({ username: 'Anand Kumar', verified: true });
    const way = viaFrankfurt('2031-03-01', '2031-03-01');
    const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help', ...way });
    const { id, seekers } = await agree(app, { helper, seeker, listingId });
    const path = await subscribe(seekers);

    const entries = eventsOf(await fileOf(seekers, id));
    const host = new URL(app.config.publicUrl).hostname;
    const url = `${app.config.publicUrl}/trips/${id}`;
    expect(entries).toMatchObject([
      { uid: `match-${id}@${host}`, status: 'CONFIRMED', url, alarms: [] },
      { uid: `match-${id}-leg-2@${host}`, status: 'CONFIRMED', url, alarms: [] },
    ]);
    expect(entries.map(({ start, end }) => [start, end])).toEqual([
      ['2031-02-28T20:00:00.000Z', '2031-03-01T06:20:00.000Z'],
      ['2031-03-01T09:15:00.000Z', '2031-03-01T18:40:00.000Z'],
    ]);
    const followed = eventsOf(await feedAt(path));
    expect(followed.map((entry) => ({ ...entry, alarms: [] }))).toEqual(entries);
    const words = entries[0]?.summary;
    expect(followed[0]?.alarms).toEqual([
      { at: '20310228T143000Z', words },
      { at: '-PT3H', words },
    ]);

    await seekers.post(`/api/matches/${id}/cancel`, { reason: 'I am ill' }).expect(200);
    for (const text of [await fileOf(seekers, id), await feedAt(path)]) {
      const cancelled = eventsOf(text);
      expect(cancelled.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
      expect(cancelled).toMatchObject([
        { status: 'CANCELLED', alarms: [] },
        { status: 'CANCELLED', alarms: [] },
      ]);
      expect(cancelled[0]?.sequence).toBeGreaterThan(entries[0]?.sequence ?? NaN);
    }
  });

  it.each([
    ['zh', '航班', '二号航站楼，三号门，问讯处旁边；从那里上二楼，在蓝色的钟下面等我们'],
    ['fa', 'پرواز', 'ترمینال ۲، کنار باجهٔ اطلاعات؛ زیر ساعت آبی، روبه‌روی داروخانه منتظر باشید'],
  ])('has unbroken words, also over the end of a line: %s', async (language, flight, meetingPoint) => {
    const trip = await agreedTrip(app, {
      listing: { date: inDays(9), time: '13:05', flightNumber: 'AI127' },
    });
    const { id, seekers, helper } = trip;
    await seekers.patch('/api/profile', { language }).expect(200);
    await seekers.patch(`/api/matches/${id}`, { meetingPoint, meetingTime: '01:15' }).expect(200);
    const path = await subscribe(seekers);
    for (const text of [await fileOf(seekers, id), await feedAt(path)]) {
      const [event] = eventsOf(text);
      expect(event?.summary).toContain(flight);
      expect(event?.summary).toContain(helper.username);
      expect(event?.location).toContain(meetingPoint);
      expect(event?.description).toContain(meetingPoint);
      expect(event?.description).toContain(`\n`);
    }
  });

  it('is a whole day where the time is unknown', async () => {
    const trip = await agreedTrip(app, { listing: { date: inDays(9) } });
    await departOn(app, trip, 9);
    const path = await subscribe(trip.seekers);
    for (const text of [await fileOf(trip.seekers, trip.id), await feedAt(path)]) {
      const [event] = eventsOf(text);
      expect(event?.start).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Date.parse(event?.end ?? '') - Date.parse(event?.start ?? '')).toBe(86_400_000);
    }
  });
});
