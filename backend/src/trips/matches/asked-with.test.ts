import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details, makeStrangers } from '../testing/pairs.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const note = 'My mother changes planes for the first time.';

describe('the note of a request', () => {
  it('is shown with the proposal to both, until it is answered', async () => {
    const { owners, askers, asked } = await makeStrangers(app);
    const { id } = await asked({ note });
    expect((await details(owners, id)).request).toEqual({ note, byMe: false });
    expect((await details(askers, id)).request).toEqual({ note, byMe: true });
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    expect(await details(owners, id)).not.toHaveProperty('request');
  });

  it('has ended with a proposal that is taken back, which was no trip', async () => {
    const { owners, askers, asked } = await makeStrangers(app);
    const { id } = await asked({ note });
    await askers.post(`/api/matches/${id}/cancel`, { reason: 'Another flight' }).expect(200);
    expect((await details(owners, id)).cancelled).toMatchObject({ byMe: false, isTakenBack: true });
    expect(await details(owners, id)).not.toHaveProperty('request');
  });

  it('does not make an agreed trip that its proposer cancels a proposal', async () => {
    const { owners, askers, asked } = await makeStrangers(app);
    const { id } = await asked();
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    await askers.post(`/api/matches/${id}/cancel`, { reason: 'My mother is ill' }).expect(200);
    expect((await details(owners, id)).cancelled).toMatchObject({ byMe: false, isTakenBack: false });
  });

  it('is absent when nothing was written', async () => {
    const { owners, asked } = await makeStrangers(app);
    const { id } = await asked();
    expect(await details(owners, id)).not.toHaveProperty('request');
  });

  it('of an account that may belong to a blocked person stays with its warning', async () => {
    const { owners, askers, asked, listingId, asker } = await makeStrangers(app);
    const { id } = await asked({ note });
    await app.database.query(
      'test-warned',
      'update contact_request set warned = true where listing_id = $1 and requester_id = $2',
      [listingId, asker.id],
    );
    expect(await details(owners, id)).not.toHaveProperty('request');
    expect((await details(askers, id)).request).toEqual({ note, byMe: true });
  });
});
