import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { matchDetails } from '../contract.js';
import { agreedTrip } from '../testing/trips.js';
import { familyLink, journey } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

async function shared() {
  const trip = await agreedTrip(app);
  const reply = await trip.seekers.post(`/api/matches/${trip.id}/family-link`).expect(200);
  const token = familyLink.parse(reply.json()).url.split('/journey/')[1] ?? '';
  const look = (name: unknown, by = app.asVisitor()) => by.post(`/api/journeys/${token}/seen`, { name });
  const seenBy = async () =>
    journey.parse((await app.asVisitor().get(`/api/journeys/${token}`).expect(200)).json()).seenBy;
  return { ...trip, token, look, seenBy };
}
const form = (path: string, name: string) =>
  app.asVisitor().send('POST', path, new URLSearchParams({ name }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    // A page with the policy no-referrer sends its forms like this.
    origin: 'null',
  });

describe('whoever looks at a family link', () => {
  it('can say so, once by each name, to everyone who has the link', async () => {
    const { id, look, seenBy, seekers, helpers } = await shared();
    expect(await seenBy()).toEqual([]);
    await look(' Uncle in London ').expect(200);
    await look('అమ్మమ్మ').expect(200);
    await look('uncle in london').expect(200);
    expect(await seenBy()).toEqual(['Uncle in London', 'అమ్మమ్మ']);
    const seen = async (by: typeof seekers) =>
      matchDetails.parse((await by.get(`/api/matches/${id}`).expect(200)).json()).seenBy;
    expect(await seen(seekers)).toEqual(['Uncle in London', 'అమ్మమ్మ']);
    expect(await seen(helpers)).toEqual([]);
  });

  it.each([
    ['', 'Write who you are, like “Uncle in London”'],
    ['12345', 'Write who you are, like “Uncle in London”'],
    ['A'.repeat(41), 'A name can have 40 characters'],
    ['Two\nlines', 'Must be a single line'],
    ['Flight Amigo Support', 'This name could be mistaken for ours. Please choose another'],
    ['see cheap-flights.com', 'A name cannot have the address of a page or a mailbox'],
    ['Call +1 202 555 0143', 'Write a name only, like “Uncle in London”'],
    ['Pay me by Western Union', 'Write a name only, like “Uncle in London”'],
  ])('writes a name, and no more: %j', async (name, message) => {
    const { look, seenBy, token } = await shared();
    expect((await look(name).expect(400)).json()).toMatchObject({ issues: [{ path: 'name', message }] });
    const page = await form(`/journey/${token}`, name).expect(400);
    expect(page.text).toContain(`role="alert">${message}`);
    expect(await seenBy()).toEqual([]);
  });

  it('needs no script', async () => {
    const { token, seenBy } = await shared();
    const path = `/journey/${token}`;
    const sent = await form(path, 'Uncle in London').expect(303);
    expect(sent.headers.location).toBe(`${path}#looked`);
    expect(await seenBy()).toEqual(['Uncle in London']);
    const { text } = await app.asVisitor().get(path).expect(200);
    expect(text).toContain('Seen by <bdi>Uncle in London</bdi>.');
    const refused = await form(path, '"><b> at flights.com').expect(400);
    expect(refused.text).toContain('value="&quot;&gt;&lt;b&gt; at flights.com"');
    expect((await form('/journey/none', 'Uncle').expect(404)).text).toContain('This link has ended');
  });

  it('is one of twenty at most, however many look at once', async () => {
    const { look, seenBy, token } = await shared();
    const looked = await Promise.all([...Array(25).keys()].map((one) => look(`Aunt ${'a'.repeat(one + 1)}`)));
    expect(looked.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(looked.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await seenBy()).toHaveLength(20);
    expect((await app.asVisitor().get(`/journey/${token}`)).text).not.toContain('<form');
  });

  it('cannot fill the links of others from one address', async () => {
    const strict = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl } });
    try {
      const { look } = await shared();
      const visitor = strict.asVisitor();
      for (let one = 1; one <= 10; one++) await look(`Aunt ${'a'.repeat(one)}`, visitor).expect(200);
      await look('Aunt Meena', visitor).expect(429);
    } finally {
      await strict.close();
    }
  });

  it('is forgotten with the link', async () => {
    const { id, look, token, seekers } = await shared();
    await look('Uncle in London').expect(200);
    await seekers.delete(`/api/matches/${id}/family-link`).expect(200);
    await look('Uncle in London').expect(404);
    expect((await form(`/journey/${token}`, 'Uncle').expect(404)).text).toContain('This link has ended');
    const left = await app.database.query('test-left', 'select from family_viewer where match_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('is in the download of the family, and deleted with its account', async () => {
    const { id, look, seekers, helpers, seeker } = await shared();
    await look('Uncle in London').expect(200);
    const data = async (by: typeof seekers) => (await by.get('/api/profile/download').expect(200)).json();
    expect(await data(seekers)).toMatchObject({
      elsewhere: { familyLinkViewers: [{ matchId: id, name: 'Uncle in London' }] },
    });
    expect(await data(helpers)).toMatchObject({ elsewhere: { familyLinkViewers: [] } });
    await seekers.delete('/api/profile', { email: seeker.email }).expect(200);
    const left = await app.database.query('test-left', 'select from family_viewer where match_id = $1', [id]);
    expect(left).toEqual([]);
  });
});
