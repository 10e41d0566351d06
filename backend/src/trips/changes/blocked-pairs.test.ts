import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo } from '../testing/news.js';
import { makePair, propose } from '../testing/pairs.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const way = 'New York (JFK) to Delhi (DEL)';
const block = (by: Client, { id: userId }: { id: number }) => by.post('/api/blocks', { userId }).expect(200);
const cancelledMails = (user: Awaited<ReturnType<TestApp['make']['user']>>) =>
  mailsTo(app, { user }, /is cancelled/);

describe('the mail to a blocked person', () => {
  it('says with cities who cannot travel with them, and not why', async () => {
    const { helper, seeker, seekers } = await agreedTrip(app);
    await block(seekers, helper);
    const [mail, ...more] = await cancelledMails(helper);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`Your trip ${way}, `);
    expect(mail?.subject).not.toContain(seeker.username);
    expect(mail?.text).toContain(`${seeker.username} cannot travel with you: ${way}, `);
    expect(mail?.text).not.toMatch(/block/i);
  });

  it('says so to a family, too', async () => {
    const { helper, seeker, helpers } = await agreedTrip(app);
    await block(helpers, seeker);
    const [mail] = await cancelledMails(seeker);
    expect(mail?.text).toContain(`${helper.username} cannot travel with you: ${way}, `);
  });

  it('names only those with whom a trip was agreed', async () => {
    const { owner, asker, owners, askers, listingId } = await makePair(app);
    await propose(askers, listingId, owner);
    await block(owners, asker);
    const [mail] = await cancelledMails(asker);
    expect(mail?.text).toContain(`This person cannot travel with you: ${way}, `);
    expect(mail?.text).not.toContain(owner.username);
  });
});
