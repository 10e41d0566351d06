import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { language as languages, type Language } from '../../../platform/language/contract.js';
import { agreedTrip, ago, departIn, tap, tapLeg, viaFrankfurt, type Trip } from '../../testing/trips.js';
import { inDaysThere } from '../../../testing/make.js';
import { herPage } from '../contract.js';
import { travelerLink } from '../../traveler-link/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

interface About {
  language?: Language;
  hours?: number;
  listing?: object;
}

async function withPage({ language = 'en', hours = 2, listing }: About = {}): Promise<
  Trip & { path: string }
> {
  const trip = await agreedTrip(app, {
    listing: { departureAirport: 'FRA', arrivalAirport: 'ORD', flightNumber: 'LH430', ...listing },
  });
  await departIn(app, trip, hours);
  const card = { firstName: 'Lakshmi' };
  await trip.seekers.send('PUT', `/api/matches/${trip.id}/care-card`, card).expect(200);
  const reply = await trip.seekers.post(`/api/matches/${trip.id}/traveler-link`, { language }).expect(200);
  return { ...trip, path: new URL(travelerLink.parse(reply.json()).url).pathname };
}
/** From Hyderabad today. She changes planes on the morning of the next day. */
function overNight() {
  const [today, tomorrow] = [0, 1].map((days) => inDaysThere('Asia/Kolkata', days)) as [string, string];
  const way = viaFrankfurt(today, tomorrow);
  const [first, ...others] = way.legs;
  return { ...way, legs: [{ ...first, time: '22:30', arrivalDate: tomorrow }, ...others] };
}
const open = (path: string, headers = {}) => app.asVisitor().get(path, headers);
const words = (text: string) =>
  text
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<section[^]*<\/section>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const shown = async (path: string) => words((await open(path).expect(200)).text);
const sentences = async (path: string) =>
  [...(await open(path)).text.matchAll(/<div class="sentence"[^]*?<\/div>\s*<\/div>/g)].map(([one]) =>
    [
      ...one.matchAll(/<div\s+lang="(\w+)"\s+dir="(\w+)"[^]*?<p class="language">[^]*?<p[^>]*>([^<]*)<\/p>/g),
    ].map(([, lang, dir, text]) => ({ lang, dir, text })),
  );

describe('the page of the one who flies', () => {
  it('says who meets her, where and when, with the sign and whom to call', async () => {
    const { id, path, seekers, helper } = await withPage();
    const zone = { timeZone: 'Europe/Berlin' } as const;
    const soon = new Date(Date.now() + 30 * 60_000);
    const date = new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(soon);
    const time = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' }).format(soon);
    const meetings = [{ airport: 'FRA', place: 'Gate B22', date, time }];
    await seekers.send('PATCH', `/api/matches/${id}`, { meetings }).expect(200);
    const page = await shown(path);
    expect(page).toMatch(new RegExp(`Meera meets you (on \\w+day )?at ${time}: Gate B22`));
    expect(page).toMatch(
      /Now: Go to the airport\. Your flight is LH430 to Chicago\. It leaves (on \w+day )?at \d\d:\d\d\./,
    );
    expect(page).toMatch(/Your number: \d \d \d \d\. .* Meera’s phone shows the same/);
    const { text } = await open(path);
    expect(text).toContain(`href="tel:${helper.phoneE164}" data-kind="helper"`);
    expect(text).not.toContain('Iyer');
  });

  it('goes along with the steps of the day', async () => {
    const { id, helpers, path } = await withPage();
    for (const [step, headline, now] of [
      ['at_airport', 'Meera will meet you', 'Wait there. Meera will find you.'],
      ['met', 'Meera is with you', 'Go through security.'],
      ['security', 'Meera is with you', 'Go to the gate of flight LH430 to Chicago.'],
      ['boarded', 'You are flying to Chicago', 'Stay in your seat.'],
      ['landed', 'Meera is with you', 'Stay with Meera until you are with Ravi.'],
      ['handed_over', 'You have arrived', 'We wish you a good time.'],
    ] as const) {
      await tap(helpers, id, step).expect(200);
      const page = await shown(path);
      expect(page).toContain(headline);
      expect(page).toContain(now);
      expect(page.includes('Your number')).toBe(step === 'at_airport');
    }
  });

  it('names the day before it begins', async () => {
    const { path } = await withPage({ hours: 100 });
    expect(await shown(path)).toMatch(/You fly on \w+day, \w+ \d+ .* You have nothing to do yet/);
  });

  it('shows the time here, and where she comes from', async () => {
    const trip = await withPage({ listing: overNight() });
    expect(await shown(trip.path)).toMatch(/Hyderabad → Chicago Here \d\d:\d\d No network/);
    for (const step of ['met', 'boarded', 'landed'] as const)
      await tapLeg(trip.helpers, trip.id, step, 1, ago(1)).expect(200);
    const page = await shown(trip.path);
    expect(page).toMatch(/Here \d\d:\d\d · Hyderabad \d\d:\d\d/);
    expect(page).toContain('You change planes. Go to flight LH430 to Chicago.');
    const [first] = await sentences(trip.path);
    expect(first).toMatchObject([
      {
        lang: 'de',
        text: 'Ich spreche kein Deutsch. Ich steige um in Flug LH430 nach Chicago. Bitte zeigen Sie mir den Weg zu meinem Gate.',
      },
      {
        lang: 'en',
        text: 'I do not speak German. I am changing planes to LH430 to Chicago. Please show me the way to my gate.',
      },
    ]);
  });

  it('knows the day of its times, for a phone without a network', async () => {
    const { path } = await withPage({ language: 'fr' });
    const { text } = await open(path);
    expect(text).toMatch(/data-day="\d{4}-\d\d-\d\d"\s+data-timezone="Europe\/Berlin"/);
    expect(text).toMatch(/data-since="Pas de réseau\. Cette page date du \S+ \d+ \S+, à \d\d:\d\d\."/);
  });

  it('says a missed connection, and whom to call', async () => {
    const trip = await withPage({ listing: overNight() });
    await trip.helpers.post(`/api/matches/${trip.id}/missed`, { leg: 2 }).expect(200);
    expect(await shown(trip.path)).toMatch(/You will miss the plane to Chicago .* Stay where you are\./);
    await departIn(app, trip, -40);
    expect(await shown(trip.path)).toMatch(/You have missed the plane to Chicago .* Stay where you are\./);
    expect((await sentences(trip.path))[0]?.[1]?.text).toContain('I have missed this flight.');
  });

  it.each(languages.options)('speaks %s, whole, with its direction', async (language) => {
    const { path } = await withPage({ language });
    const { text } = await open(path);
    expect(text).toContain(`lang="${language}"\n    dir="${language === 'fa' ? 'rtl' : 'ltr'}"`);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    const all = await sentences(path);
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map((one) => one[0]?.text)).size).toBe(all.length);
    for (const one of all) expect(one.map(({ lang }) => lang)).toEqual([...new Set(['de', 'en', language])]);
    if (language !== 'en') expect(text).not.toMatch(/>\s*(Now|Call|Back|I need help)/);
  });

  it('names cities in her language, and to strangers in theirs', async () => {
    const listing = { departureAirport: 'DEL', arrivalAirport: 'ORD' };
    const { path } = await withPage({ language: 'fa', listing });
    const page = await shown(path);
    expect(page).toContain('دهلی → شیکاگو');
    expect((await open(path)).text).toContain('<bdi dir="ltr"><bdi>دهلی</bdi> → <bdi>شیکاگو</bdi></bdi>');
    expect(page).toContain('پرواز شما \u2068LH430\u2069 به \u2068شیکاگو\u2069 است.');
    const all = await sentences(path);
    expect(all[1]?.map(({ lang, text }) => [lang, text])).toEqual([
      ['hi', expect.stringContaining('शिकागो')],
      ['en', expect.stringContaining('to Chicago.')],
      ['fa', expect.stringContaining('شیکاگو')],
    ]);
    expect(page + all.map((one) => one[0]?.text).join(' ')).not.toMatch(/Delhi|Chicago/);
    const telugu = await withPage({ language: 'te', listing });
    expect(await shown(telugu.path)).toContain('ఢిల్లీ → చికాగో');
  });

  it('shows sentences of Farsi and Arabic from right to left', async () => {
    const listing = { departureAirport: 'DXB', arrivalAirport: 'IKA' };
    const [first] = await sentences((await withPage({ language: 'fa', listing })).path);
    expect(first?.map(({ lang, dir }) => `${lang} ${dir}`)).toEqual(['ar rtl', 'en ltr', 'fa rtl']);
  });

  it('does not deny her own language', async () => {
    const listing = { departureAirport: 'HYD', arrivalAirport: 'FRA' };
    const [first] = await sentences((await withPage({ language: 'te', listing })).path);
    expect(first?.map(({ lang }) => lang)).toEqual(['te', 'en']);
    expect(first?.[1]?.text).not.toContain('do not speak');
  });

  it('escapes what people typed', async () => {
    const { id, path, seekers } = await withPage();
    const place = '<img src=x onerror=alert(1)> "Gate" & \u0627';
    const meetings = [{ airport: 'FRA', place }];
    await seekers.send('PATCH', `/api/matches/${id}`, { meetings }).expect(200);
    const { text } = await open(path);
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('its address', () => {
  it('is for no search engine, no cache, no frame and no script of others', async () => {
    const { path } = await withPage();
    for (const page of [path, '/with/none']) {
      const { headers, text } = await open(page);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining(
          "frame-ancestors 'none'; require-trusted-types-for",
        ),
      });
      expect(text).toContain('<meta name="robots" content="noindex"');
      expect(text).not.toMatch(/<script(?![^>]* src=")|<[^>]* (style|on\w+)=/);
    }
  });

  it('is one page for every link that does not work, in the language of the reader', async () => {
    const { id, seekers, path } = await withPage();
    await seekers.delete(`/api/matches/${id}/traveler-link`).expect(200);
    const ended = await open(path).expect(404);
    expect(words(ended.text)).toContain('This page has ended Ask your family for a new one.');
    for (const wrong of ['A'.repeat(43), 'x', '%00', String(id)])
      expect((await open(`/with/${wrong}`).expect(404)).text).toBe(ended.text);
    const farsi = await open('/with/none', { 'accept-language': 'fa-IR,fa;q=0.9' });
    expect(farsi.text).toContain('dir="rtl"');
    expect(farsi.text).toContain('این صفحه دیگر باز نمی‌شود');
  });

  it('keeps a copy no longer than itself, with a worker for these pages only', async () => {
    const { path } = await withPage();
    const page = await open(path);
    const api = herPage.parse((await app.asVisitor().get(`/api${path}`)).json());
    expect(page.headers['x-ends-at']).toBe(api.endsAt);
    const worker = await open('/with/worker.js').expect(200);
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    await open('/with/page.css').expect(200);
    expect((await open('/with/page.js').expect(200)).text.length).toBeLessThan(10_000);
  });

  it('takes a call for help without scripts', async () => {
    const { path } = await withPage();
    const send = () =>
      app.asVisitor().send('POST', `${path}/help`, '', {
        'content-type': 'application/x-www-form-urlencoded',
        // A page with the policy no-referrer sends its forms like this.
        origin: 'null',
      });
    const reply = await send().expect(303);
    expect(reply.headers['location']).toBe(path);
    expect(await shown(path)).toContain('Meera and Ravi know that you need help. Nobody has seen it yet.');
  });
});
