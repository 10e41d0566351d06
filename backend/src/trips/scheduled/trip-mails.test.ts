import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays, uniqueName } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { match } from '../contract.js';
import { agree, ago, departOn, tap, type Trip } from '../testing/trips.js';
import { TripJobs } from './trip-jobs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget', 'delete from match');
});
afterAll(() => app.close());

const run = () => app.get(TripJobs).run({ atAnyHour: true });
const day = inDays(20);
const legs = [
  { from: 'HYD', to: 'FRA', date: day, time: '01:30', arrivalTime: '07:20', flightNumber: 'LH753' },
  { from: 'FRA', to: 'ORD', date: day, time: '10:15', arrivalTime: '12:40', flightNumber: 'LH430' },
];
/** Priya in Chicago asks for her mother Kamala, with whom Anand flies. */
async function family() {
  const helper = await app.make.user({ username: uniqueName('Anand Kumar'), verified: true });
  const seeker = await app.make.user({ username: uniqueName('Priya Rao') });
  const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;
  const way = { departureAirport: 'HYD', arrivalAirport: 'ORD', date: day, legs };
  const { id: listingId } = await app.make.listing({ by: seeker, type: 'seeking_help', flyer, ...way });
  return { helper, seeker, listingId };
}
const agreed = async () => agree(app, await family());

async function tomorrow(trip: Trip, confirmed = true) {
  await departOn(app, trip, 1);
  await app.database.query(
    'test-agreed',
    `update match set status_changed_at = now() - interval '2 days',
       helper_confirmed_at = case when $2 then now() end, seeker_confirmed_at = case when $2 then now() end
     where id = $1`,
    [trip.id, confirmed],
  );
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
  const [found] = (list.json() as { id: number; subject: string }[]).filter(({ subject }) =>
    about.test(subject),
  );
  if (!found) throw new Error(`No mail to ${email} is about ${about}`);
  return (await visitor.get(`/sandbox/outbox/${found.id}`).expect(200)).json() as Mailed;
}
const flightsIn = ({ attachments: [file] }: Mailed) => file?.text.match(/^SUMMARY:.*$/gm) ?? [];

/** Lines of the text that the HTML lacks. */
function onlyInText({ text, html }: Mailed): string[] {
  const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const shown = html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<a[^>]* href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ');
  const lines = text.split(/\s*\n/).map((line) => line.replace(/:$/, '').trim());
  return lines.filter((line) => line !== '' && line !== '--' && !shown.includes(line));
}

describe('the mail on the day before', () => {
  it('says all that one needs to know, to the family and to the helper', async () => {
    const trip = await agreed();
    const meeting = { meetingPoint: 'Gate B22', meetingTime: '08:10' };
    await trip.helpers.patch(`/api/matches/${trip.id}`, meeting).expect(200);
    await tomorrow(trip);
    await run();
    const toFamily = await mailTo(trip.seeker, /^Tomorrow/);
    expect(toFamily.subject).toMatch(/^Tomorrow: Hyderabad \(HYD\) to Chicago \(ORD\), \w+ \d+, \d{4}$/);
    expect(toFamily.text).toMatch(
      /^Hello,\n\nIn the night from \w+day to \w+day, at 01:30, Kamala flies together with Anand\.$/m,
    );
    expect(toFamily.text).toMatch(
      /Hyderabad \(HYD\) to Frankfurt \(FRA\), flight LH753: \w+day, .*, at 01:30, in the night from \w+ to \w+, lands at 07:20\. Together/,
    );
    expect(toFamily.text).toMatch(/Frankfurt \(FRA\) to Chicago \(ORD\), flight LH430: .*, lands at 12:40/);
    expect(toFamily.text).toMatch(/Kamala meets Anand here: HYD, Gate B22, \w+day, .+, at 08:10/);
    expect(toFamily.text).toContain(`Anand: ${trip.helper.phoneNumber}`);
    expect(flightsIn(toFamily)).toHaveLength(2);
    expect(flightsIn(await mailTo(trip.seeker, /^Where you meet/))).toHaveLength(2);
    const toHelper = await mailTo(trip.helper, /^Tomorrow/);
    expect(toHelper.text).toContain('you fly together with Kamala.');
    expect(toHelper.text).toMatch(/You meet here: HYD, Gate B22, \w+day, .+, at 08:10/);
    expect(toHelper.text).toContain('Priya has no phone number here.');
    expect(flightsIn(toHelper)).toHaveLength(2);
    for (const mail of [toFamily, toHelper]) expect(onlyInText(mail)).toEqual([]);
  });

  it('asks in the same mail, until one has confirmed', async () => {
    const trip = await agreed();
    await tomorrow(trip, false);
    await run();
    const asked = await mailTo(trip.seeker, /^Still flying/);
    expect(asked.text).toContain('Kamala flies together with Anand soon.');
    expect(asked.text).toContain('One tap tells Anand that Kamala will be there.');
    expect(asked.text).toContain('flight LH753');
    expect(flightsIn(asked)).toHaveLength(2);
    const toHelper = await mailTo(trip.helper, /^Still flying/);
    expect(toHelper.text).toContain('You fly together with Kamala soon.');
    expect(toHelper.text).toContain('One tap tells Priya that you will be there.');
    expect(onlyInText(asked)).toEqual([]);
  });

  it('comes also to those who have stopped reminders, and says so', async () => {
    const trip = await agreed();
    await trip.seekers.patch('/api/notifications', { reminders: false }).expect(200);
    await tomorrow(trip, false);
    await run();
    await run();
    const { text } = await mailTo(trip.seeker, /^Tomorrow/);
    expect(text).toContain('also when you have stopped reminders');
    expect(text).not.toContain('Stop these mails');
    await expect(mailTo(trip.seeker, /^Still flying/)).rejects.toThrow('No mail');
  });
});

describe('the mails of an agreement', () => {
  it('show the way to whom it is proposed, and whose name they may know only afterwards', async () => {
    const { helper, seeker, listingId } = await family();
    const [helpers, seekers] = [await app.as(helper), await app.as(seeker)];
    await helpers.post(`/api/listings/${listingId}/connect`).expect(200);
    const reply = await seekers.post('/api/matches', { listingId, userId: helper.id }).expect(200);
    const proposed = await mailTo(helper, /^Fly together\?/);
    expect(proposed.subject).toContain('Hyderabad (HYD) to Chicago (ORD)');
    expect(proposed.text).toContain('flight LH753');
    expect(proposed.text).not.toMatch(/Kamala|No meeting place|phone/);
    expect(proposed.attachments).toEqual([]);

    await helpers.post(`/api/matches/${match.parse(reply.json()).id}/agree`).expect(200);
    const confirmed = await mailTo(seeker, /^You fly together/);
    expect(confirmed.text).toMatch(/Anand Kumar \d+ agreed: Kamala flies together with Anand\./);
    expect(confirmed.text).toContain(`Anand: ${helper.phoneNumber}`);
    expect(flightsIn(confirmed)).toEqual([
      expect.stringMatching(/^SUMMARY:Kamala: Flight LH753\\, HYD to FRA\\, with Anand Kumar/),
      expect.stringContaining('LH430'),
    ]);
    for (const mail of [proposed, confirmed]) expect(onlyInText(mail)).toEqual([]);
  });

  it('call the traveler by her name, when it is the family that agrees', async () => {
    const { helper } = await agreed();
    const { text } = await mailTo(helper, /^You fly together/);
    expect(text).toMatch(/Priya Rao \d+ agreed: you fly together with Kamala\./);
    expect(text).toContain('Priya has no phone number here.');
  });
});

it('calls the traveler by her name on the day after', async () => {
  const trip = await agreed();
  await departOn(app, trip, -1);
  await tap(trip.helpers, trip.id, 'landed', ago(1)).expect(200);
  await departOn(app, trip, -3);
  await app.database.query('test-landed', `update match_step set at = at - interval '2 days'`);
  await run();
  const toFamily = await mailTo(trip.seeker, /^How was/);
  expect(toFamily.text).toContain('We also ask whether Kamala felt safe.');
  expect(toFamily.text).toContain('Kamala flew together with Anand: Hyderabad (HYD) to Chicago (ORD)');
  const toHelper = await mailTo(trip.helper, /^How was/);
  expect(toHelper.text).toContain('You flew together with Kamala: ');
  expect(toHelper.text).toContain('We also ask whether you felt safe.');
  expect(toHelper.text).not.toContain('Priya');
});
