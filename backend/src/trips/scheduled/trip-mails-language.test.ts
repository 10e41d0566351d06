import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays, uniqueName } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agree, departOn, type Trip } from '../testing/trips.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LANGUAGES: 'es,hi,te,zh,fa' } });
});
afterAll(() => app.close());

const day = inDays(20);
const legs = [
  { from: 'HYD', to: 'FRA', date: day, time: '01:30', arrivalTime: '07:20', flightNumber: 'LH753' },
  { from: 'FRA', to: 'ORD', date: day, time: '10:15', arrivalTime: '12:40', flightNumber: 'LH430' },
];

/** Priya reads one language and Anand, who flies with her mother Kamala, reads another one. */
async function tripOf(languages: { family: string; helper: string }): Promise<Trip> {
  const helper = await app.make.user({ username: uniqueName('Anand Kumar'), verified: true });
  const seeker = await app.make.user({ username: uniqueName('Priya Rao') });
  const choose = async (person: typeof helper, language: string) =>
    (await app.as(person)).patch('/api/profile', { language }).expect(200);
  await choose(helper, languages.helper);
  await choose(seeker, languages.family);
  const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
  const way = { departureAirport: 'HYD', arrivalAirport: 'ORD', date: day, legs };
  const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help', flyer, ...way });
  return agree(app, { helper, seeker, listingId });
}

async function remind(trip: Trip): Promise<void> {
  await departOn(app, trip, 1);
  await app.database.query(
    'test-agreed',
    `update match set status_changed_at = now() - interval '2 days', helper_confirmed_at = now(),
       seeker_confirmed_at = now() where id = $1`,
    [trip.id],
  );
  await app.get(TripJobs).run({ atAnyHour: true });
}

interface Mailed {
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; text: string }[];
}
async function mailTo({ email }: { email: string }, about: RegExp): Promise<Mailed> {
  await settled(app.database, 'mail.send');
  const visitor = app.asVisitor();
  const list = await visitor.get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  const found = (list.json() as { id: number; subject: string }[]).find(({ subject }) => about.test(subject));
  expect(found).toBeDefined();
  return (await visitor.get(`/sandbox/outbox/${found?.id}`).expect(200)).json() as Mailed;
}

describe('the mail of a trip', () => {
  it('reminds each of the two in their own language', async () => {
    const trip = await tripOf({ family: 'fa', helper: 'te' });
    const meeting = { meetingPoint: 'Gate B22', meetingTime: '08:10' };
    await trip.helpers.patch(`/api/matches/${trip.id}`, meeting).expect(200);
    await remind(trip);

    const toFamily = await mailTo(trip.seeker, /^فردا/);
    expect(toFamily.subject).toContain('\u2068حیدرآباد (HYD)\u2069 به \u2068شیکاگو (ORD)\u2069');
    expect(toFamily.text).toMatch(
      /^سلام،\n\nشب .+ به .+، ساعت ۰۱:۳۰، \u2068Kamala\u2069 با \u2068Anand\u2069 پرواز می‌کند\.$/m,
    );
    expect(toFamily.text).toContain(
      'محل دیدار \u2068Kamala\u2069 با \u2068Anand\u2069: \u2068HYD\u2069، \u2068Gate B22\u2069',
    );
    expect(toFamily.text).toContain(`${app.config.publicUrl}/fa/trips/${trip.id}\n`);
    expect(toFamily.html).toContain('<html lang="fa" dir="rtl">');
    expect(toFamily.html).toContain('dir="rtl" align="right"');
    expect(toFamily.text).not.toMatch(/Hello|flight|together/);

    const toHelper = await mailTo(trip.helper, /^రేపు/);
    expect(toHelper.text).toContain('Kamala\u200cతో కలిసి మీరు విమానంలో వెళ్తారు');
    expect(toHelper.text).toContain(`${app.config.publicUrl}/te/trips/${trip.id}\n`);
    expect(toHelper.html).toContain('<html lang="te" >');
  });

  it('brings the flights in the language of the reader', async () => {
    const trip = await tripOf({ family: 'zh', helper: 'es' });
    await remind(trip);
    const { attachments } = await mailTo(trip.seeker, /^明天/);
    const summaries = attachments[0]?.text.replaceAll('\r\n ', '').match(/^SUMMARY:.*$/gm);
    expect(summaries).toEqual([
      expect.stringMatching(/^SUMMARY:Kamala：航班 LH753，HYD 至 FRA，与 Anand Kumar \d+ 同行$/),
      expect.stringMatching(/^SUMMARY:Kamala：航班 LH430，FRA 至 ORD，与 Anand Kumar \d+ 同行$/),
    ]);
    const toHelper = await mailTo(trip.helper, /^Mañana/);
    expect(toHelper.text).toMatch(/^En la noche del \S+ al \S+, a las 01:30, vuelas con Kamala\.$/m);
  });

  it('writes English to those who have chosen a language that is not offered', async () => {
    const trip = await tripOf({ family: 'fr', helper: 'en' });
    await remind(trip);
    const { html } = await mailTo(trip.seeker, /^Tomorrow/);
    expect(html).toContain('<html lang="en" >');
  });

  it('leads to a page of its own language, where one tap confirms', async () => {
    const trip = await tripOf({ family: 'fa', helper: 'zh' });
    await departOn(app, trip, 2);
    const settledAgo = `update match set status_changed_at = now() - interval '2 days' where id = $1`;
    await app.database.query('test-settled', settledAgo, [trip.id]);
    await app.get(TripJobs).run({ atAnyHour: true });
    const { text } = await mailTo(trip.seeker, /^هنوز/);
    const [, path] =
      new RegExp(`${app.config.publicUrl}(/still-flying\\?language=fa)#token=`).exec(text) ?? [];
    const page = await app
      .asVisitor()
      .get(path ?? '')
      .expect(200);
    expect(page.text).toMatch(/<html\s+lang="fa"/);
    expect(page.text).toContain('dir="rtl"');
    expect(page.text).toContain('<h1>یک لحظه…</h1>');
    expect(page.text).toContain('<a href="/fa/trips">');
  });
});
