import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysText } from '../../listings/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { makeMember, makeRelay, type Member } from '../testing/relays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const deleteAccount = ({ client, user }: Member) =>
  client.delete('/api/profile', { email: user.email }).expect(200);
const day = (days: number) => daysText({ date: inDays(days), endDate: null });
const toFrankfurt = `Hyderabad (HYD) to Frankfurt (FRA), ${day(20)}`;
const toChicago = `Frankfurt (FRA) to Chicago (ORD), ${day(21)}`;
const subject = /^Your companion no longer travels/;

describe('the mail about a deleted account', () => {
  it('has cities, and whose trip it was, for the family', async () => {
    const { family, meera } = await makeRelay(app);
    await deleteAccount(meera);
    const [mail, ...more] = await mailsTo(app, family, subject);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your companion no longer travels: ${toChicago}`);
    expect(mail?.text).toContain(
      `${meera.user.username} has deleted their account. This ends: ${toChicago}, for Kamala.`,
    );
  });

  it('has the trip once for a helper who had asked for the contact of the request', async () => {
    const { family, anand, meera } = await makeRelay(app);
    await deleteAccount(family);
    const deleted = `${family.user.username} has deleted their account. This ends:`;
    const [mail] = await mailsTo(app, anand, subject);
    expect(mail?.subject).toBe(`Your companion no longer travels: ${toFrankfurt}`);
    expect(mail?.text).toContain(`${deleted} ${toFrankfurt}, for Kamala.`);
    const [other] = await mailsTo(app, meera, subject);
    expect(other?.text).toContain(`${deleted} ${toChicago}, for Kamala.`);
  });

  it('has the trip alone where the traveler wrote the request, or was only asked for the contact', async () => {
    const owner = await makeMember(app, 'Asha Menon');
    const { id } = await app.make.listing({ by: owner.user });
    const asker = await makeMember(app, 'Ravi Shah');
    await asker.client.post(`/api/listings/${id}/connect`).expect(200);
    await deleteAccount(owner);
    const [mail] = await mailsTo(app, asker, subject);
    expect(mail?.text).toContain(`This ends: New York (JFK) to Delhi (DEL), ${day(30)}.`);
  });
});
