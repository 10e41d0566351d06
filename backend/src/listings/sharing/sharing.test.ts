import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { pictureSize } from './picture.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '100' } });
});
afterAll(() => app.close());

const trip = { date: '2026-12-12', departureAirport: 'JFK', arrivalAirport: 'DEL' };
const someone = () => app.make.user({ verified: true });
const block = 'insert into block (blocker_id, blocked_id) values ($1, $2)';

describe('the picture of a listing', () => {
  const pictureOf = ({ id }: { id: number }, headers = {}) =>
    app.asVisitor().get(`/api/listings/id/${id}/picture`, headers);

  it('is a PNG in the size of link previews, with cache headers', async () => {
    const listing = await app.make.listing({ by: await someone(), ...trip });
    const reply = await fetch(`${app.url}/api/listings/id/${listing.id}/picture`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
    const png = Buffer.from(await reply.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([pictureSize.width, pictureSize.height]);
  });

  it('answers 304 when the client already has it', async () => {
    const listing = await app.make.listing({ by: await someone(), ...trip });
    const { headers } = await pictureOf(listing).expect(200);
    const again = await pictureOf(listing, { 'if-none-match': String(headers.etag) }).expect(304);
    expect(again.text).toBe('');
  });

  it('shows only route and days, so it is the same for every owner', async () => {
    const tag = async (about: object) =>
      (await pictureOf(await app.make.listing({ ...trip, ...about }))).headers.etag;
    const first = await tag({ by: await someone() });
    expect(await tag({ type: 'seeking_help', coveredName: 'A guest', description: 'Help' })).toBe(first);
    expect(await tag({ arrivalAirport: 'HYD' })).not.toBe(first);
    expect(await tag({ endDate: '2026-12-13' })).not.toBe(first);
    const legs = [
      { from: 'JFK', to: 'FRA', date: trip.date },
      { from: 'FRA', to: 'DEL', date: trip.date },
    ];
    expect(await tag({ legs })).not.toBe(first);
  });

  it('can be requested by many at the same time', async () => {
    const days = Array.from({ length: 20 }, (_, day) => `2027-01-${String(day + 1).padStart(2, '0')}`);
    const listings = await Promise.all(days.map((date) => app.make.listing({ ...trip, date })));
    const replies = await Promise.all(listings.map((listing) => pictureOf(listing)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('answers 404 without the listing', async () => {
    await pictureOf({ id: 999_999 }).expect(404);
  });

  it('speaks the language of its address, English without one', async () => {
    const { id } = await app.make.listing({ by: await app.make.user() });
    const inLanguage = (language: string) =>
      app.asVisitor().get(`/api/listings/id/${id}/picture?language=${language}`);
    const english = (await pictureOf({ id }).expect(200)).headers.etag;
    expect((await inLanguage('en').expect(200)).headers.etag).toBe(english);
    expect((await inLanguage('fa').expect(200)).headers.etag).not.toBe(english);
    expect((await inLanguage('xx').expect(400)).json()).toMatchObject({ issues: [{ path: 'language' }] });
  });
});

describe('the calendar file of a listing', () => {
  const calendarOf = async (about: object) => {
    const { id } = await app.make.listing({ by: await someone(), ...trip, ...about });
    return app.asVisitor().get(`/api/listings/id/${id}/calendar`).expect(200);
  };

  it('is an all-day event at the departure airport when the time is unknown', async () => {
    const { text, headers } = await calendarOf({});
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="jfk-del-2026-12-12.ics"');
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261212\r\nDTEND;VALUE=DATE:20261213\r\n');
    expect(text).toContain('\r\nSUMMARY:Flight JFK to DEL\r\n');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });

  it('covers every day of a window, also across the end of a year', async () => {
    const { text } = await calendarOf({ date: '2026-12-30', endDate: '2027-01-02', time: '10:00' });
    expect(text).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270103\r\n');
  });

  it('is an instant when the time is known, independent of the calendar’s time zone', async () => {
    const winter = await calendarOf({ time: '21:30', flightNumber: 'AI102' });
    expect(winter.text).toContain('\r\nDTSTART:20261213T023000Z\r\n');
    expect(winter.text).toContain('\r\nSUMMARY:Flight AI102\\, JFK to DEL\r\n');
    const summer = await calendarOf({ time: '21:30', date: '2027-07-01' });
    expect(summer.text).toContain('\r\nDTSTART:20270702T013000Z\r\n');
  });

  it('has an entry for each flight of a trip with stops, at its local times', async () => {
    const legs = [
      {
        from: 'DEL',
        to: 'FRA',
        date: '2027-03-01',
        time: '02:50',
        arrivalTime: '07:05',
        flightNumber: 'LH761',
      },
      { from: 'FRA', to: 'ORD', date: '2027-03-02' },
    ];
    const about = { departureAirport: 'DEL', arrivalAirport: 'ORD', date: '2027-03-01', legs };
    const { text } = await calendarOf(about);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toMatch(
      /DTSTART:20270228T212000Z\r\nDTEND:20270301T060500Z\r\nSUMMARY:Flight LH761\\, DEL to FRA/,
    );
    expect(text).toMatch(
      /DATE:20270302\r\nDTEND;VALUE=DATE:20270303\r\nSUMMARY:Flight FRA to ORD\r\nLOCATION:.*\(FRA\)/,
    );
    expect(text).toMatch(/UID:listing-(\d+)@.*UID:listing-\1-leg-2@/s);
    const kept = await calendarOf({ ...about, showFlight: false });
    expect(kept.text).not.toMatch(/LH761|0228T212000Z/);
  });

  it('contains no personal data, and is the same file every time', async () => {
    const by = await app.make.user({ username: 'Somebody Kind', verified: true });
    const { id } = await app.make.listing({ by, ...trip, description: 'I know the way' });
    const ask = async () => (await app.asVisitor().get(`/api/listings/id/${id}/calendar`)).text;
    const text = await ask();
    expect(await ask()).toBe(text);
    for (const secret of [by.email, by.phoneNumber ?? 'none', 'Somebody', 'I know the way'])
      expect(text.replace(/\r\n /g, '')).not.toContain(secret);
  });

  it('answers 404 to a member who is blocked', async () => {
    const [owner, other] = [await app.make.user(), await app.make.user()];
    const { id } = await app.make.listing({ by: owner });
    await app.database.query('test-block', block, [owner.id, other.id]);
    await (await app.as(other)).get(`/api/listings/id/${id}/calendar`).expect(404);
    await app.asVisitor().get('/api/listings/id/999999/calendar').expect(404);
  });
});
