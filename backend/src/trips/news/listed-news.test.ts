import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationList } from '../../account/news/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { agreedTrip } from '../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

/** The oldest first. */
const told = async (client: Client) => {
  const reply = await client.get('/api/notifications/list').expect(200);
  return notificationList.parse(reply.json()).items.toReversed();
};

describe('the list of trip news', () => {
  it('lists a request, a proposal, an agreement and its end for whom each concerns, with their pages', async () => {
    const { id, helpers, seekers } = await agreedTrip(app);
    const trip = expect.stringContaining('New York (JFK) to Delhi (DEL)');
    expect(await told(helpers)).toEqual([
      expect.objectContaining({ topic: 'requests', text: trip, url: '/profile?tab=helper' }),
      expect.objectContaining({ topic: 'requests', text: trip, url: `/trips/${id}` }),
    ]);
    expect(await told(seekers)).toEqual([
      expect.objectContaining({ topic: 'trips', text: trip, url: `/trips/${id}` }),
    ]);
    await helpers.post(`/api/matches/${id}/cancel`, { reason: 'The secret word is marzipan' }).expect(200);
    const [, ended] = await told(seekers);
    expect(ended).toMatchObject({ topic: 'trips', text: trip, url: `/trips/${id}` });
    expect(JSON.stringify(await told(seekers))).not.toContain('marzipan');
  });
});
