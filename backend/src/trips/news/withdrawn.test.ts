import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { mailsTo, siteMessages } from '../testing/news.js';
import { makeThreeLegs, proposesOn } from '../testing/three-legs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

describe('a proposal that is taken back', () => {
  it('reads as that, and not as the end of a trip, beside an agreed companion', async () => {
    const trip = await makeThreeLegs(app);
    const tom = await proposesOn(app, trip, 'Tom Weber', 2, 3);
    await tom.client.post(`/api/matches/${tom.id}/cancel`, { reason: 'I fly later' }).expect(200);
    const said = `${tom.user.username} took the proposal back: `;
    const [mail, ...more] = await mailsTo(
      app,
      trip.family,
      /^Proposal taken back: Istanbul \(IST\) to Boston/,
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain(said);
    expect(await mailsTo(app, trip.family, /cancelled/)).toEqual([]);
    const messages = await siteMessages(app, trip.family, tom);
    expect(messages.at(-1)).toContain(said);
  });
});
