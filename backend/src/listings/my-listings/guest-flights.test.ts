import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListings } from '../contract.js';
import { flightKnown } from '../flights/plane-lookups.js';
import { published } from '../posting/contract.js';
import { toDelhi } from '../testing/planes.js';
import { readGuestMail, send } from '../testing/posting.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a flight of a guest’s listing', () => {
  it('a guest is asked about a flight once they have confirmed the listing', async () => {
    const { email } = await app.make.user({ verified: true });
    const guest = app.asVisitor();
    const sent = await send(guest, 'offer', { email, ...toDelhi, flightNumber: 'AI102', time: '18:20' });
    const { claim } = published.parse(sent.json());
    const { code } = await readGuestMail(app, email);
    await guest.post('/api/auth/verify', { code, userId: claim?.userId }).expect(200);
    await settled(app.database, flightKnown.name);
    const own = myListings.parse((await guest.get('/api/my-listings').expect(200)).json());
    expect(own).toMatchObject([{ time: '18:20', flightChecks: [{ asks: 'times' }] }]);
  });
});
