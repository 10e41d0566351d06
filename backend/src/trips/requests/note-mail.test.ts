import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { contactRequests } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

const warning = 'This person is new here. Each carries only their own bags';

/** The mail that the owner of a listing gets about a note, and the note as the site shows it. */
async function noteOf(asker: Person, note: string) {
  const owner = await app.make.user({ verified: true });
  const { id } = await app.make.listing({ by: owner, contact: 'after_yes' });
  await (await app.as(asker)).post(`/api/listings/${id}/connect`, { note }).expect(200);
  await settled(app.database, 'mail.send');
  const outbox = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: owner.email })}`);
  const [mail, ...more] = outbox.json() as { text: string }[];
  if (!mail || more.length) throw new Error('There is not exactly one mail');
  const requests = await (await app.as(owner)).get(`/api/listings/${id}/requests`).expect(200);
  return { ...mail, shown: contactRequests.parse(requests.json())[0]?.note };
}

describe('a note', () => {
  it('of somebody without a history is mailed with a warning beside it', async () => {
    const { text } = await noteOf(await app.make.user(), 'My mother changes planes.');
    expect(text).toContain('My mother changes planes.');
    expect(text).toContain(warning);
  });

  it('of somebody with a verified phone number is mailed without one', async () => {
    const { text } = await noteOf(await app.make.user({ verified: true }), 'My mother changes planes.');
    expect(text).toContain('My mother changes planes.');
    expect(text).not.toContain('new here');
  });

  it('of somebody who has travelled with a known person, or was reviewed by one, is mailed without one', async () => {
    for (const history of ['counts_since = now()', 'rating_count = 1, rating_sum = 5']) {
      const asker = await app.make.user();
      await noteOf(asker, 'Hello');
      await app.database.query(`test-${history}`, `update traveler set ${history} where user_id = $1`, [
        asker.id,
      ]);
      expect((await noteOf(asker, 'My mother changes planes.')).text).not.toContain('new here');
    }
  });

  it.each([
    'Your payout is on hold. Please confirm your account within 24 hours.',
    'My cousin will give you a little bag at the gate',
    'Only a p.a.r.c.e.l for $50',
  ])('that is risky is not quoted in our mail, whoever wrote it: %s', async (note) => {
    for (const verified of [true, false]) {
      const { text, shown } = await noteOf(await app.make.user({ verified }), note);
      expect(text).toContain('wrote you a note. Please read it on the site.');
      expect(text).not.toContain(note.slice(0, 18));
      expect(text.includes(warning)).toBe(!verified);
      expect(shown).toBe(note);
    }
  });
});
