import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { memberNote, siteMessage } from '../../account/index.js';
import { conversationPage } from '../../messaging/contract.js';
import type { Client } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { details, makeStrangers, requestsOf } from '../testing/pairs.js';
import { myRequests } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const note = 'My mother changes planes for the first time.';

const strangers = (about?: Parameters<typeof makeStrangers>[1]) => makeStrangers(app, about);
const mine = async (askers: Client) =>
  myRequests.parse((await askers.get('/api/requests').expect(200)).json());

async function subjectsTo({ email }: { email: string }) {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: email })}`);
  return (reply.json() as { subject: string }[]).map(({ subject }) => subject);
}
async function messagesBetween(owners: Client, asker: { id: number }, jobs = [memberNote.name]) {
  for (const job of jobs) await settled(app.database, job);
  const reply = await owners.get(`/api/messages/${asker.id}?peek=1`).expect(200);
  return conversationPage
    .parse(reply.json())
    .messages.map(({ bySite = false, content }) => ({ bySite, content }));
}

describe('an ask to fly together', () => {
  it('takes two turns and two mails, and its note is the first message', async () => {
    const { owner, asker, owners, askers, listingId, asked } = await strangers();
    const { id, status, proposedByMe } = await asked({ note });
    expect([status, proposedByMe]).toEqual(['proposed', true]);
    expect(await requestsOf(owners, listingId)).toMatchObject([
      {
        note,
        status: 'asked',
        person: { id: asker.id },
        match: { id, status: 'proposed', proposedByOwner: false },
      },
    ]);
    expect(await mine(askers)).toMatchObject([{ listingId, status: 'asked', tripId: null }]);
    expect(await messagesBetween(owners, asker)).toEqual([
      { bySite: true, content: expect.stringMatching(/ asks to fly together: JFK to DEL, /) },
      { bySite: false, content: note },
    ]);
    expect(await subjectsTo(owner)).toEqual([
      expect.stringMatching(/^Fly together\? New York \(JFK\) to Delhi \(DEL\)/),
    ]);

    await owners.post(`/api/matches/${id}/agree`).expect(200);
    expect(await requestsOf(owners, listingId)).toMatchObject([
      { status: 'shared', match: { status: 'agreed' } },
    ]);
    expect(await mine(askers)).toMatchObject([{ listingId, status: 'shared', tripId: id }]);
    expect((await details(askers, id)).contact).toMatchObject({ email: owner.email });
    expect(await subjectsTo(asker)).toEqual([
      expect.stringMatching(/^You fly together: New York \(JFK\) to Delhi \(DEL\)/),
    ]);
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('comes with the facts about the asker in good sentences', async () => {
    const { owner, asker, asked } = await strangers();
    await asked();
    const { text } = await app.outbox({ to: owner.email, channel: 'email' });
    expect(text).toMatch(
      new RegExp(
        `${asker.username} has been a member since \\w+ \\d+, \\d+\\. Their phone number is not verified yet\\.`,
      ),
    );
    expect(text).toContain('One yes agrees on the trip');
  });

  it('makes one trip, however often the owner says yes', async () => {
    const { owners, askers, listingId, asked } = await strangers();
    const { id } = await asked({ note });
    const [request] = await requestsOf(owners, listingId);
    const yeses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? owners.post(`/api/matches/${id}/agree`)
          : owners.post(`/api/requests/${request?.id}/share`),
      ),
    );
    expect(new Set(yeses.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.database.query('test-one-trip', 'select status from match where listing_id = $1', [
      listingId,
    ]);
    expect(rows).toEqual([{ status: 'agreed' }]);
    expect(await details(askers, id)).toMatchObject({ status: 'agreed' });
  });

  it('is one ask, however often it is sent', async () => {
    const { owner, listingId, ask, owners } = await strangers();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask({ note })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await requestsOf(owners, listingId)).toHaveLength(1);
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('leaves the owner the contact alone, or a no', async () => {
    const one = await strangers();
    const { id } = await one.asked();
    const [request] = await requestsOf(one.owners, one.listingId);
    await one.owners.post(`/api/requests/${request?.id}/share`).expect(200);
    expect(await details(one.askers, id)).toMatchObject({ status: 'proposed' });
    await one.owners.post(`/api/matches/${id}/agree`).expect(200);

    const other = await strangers();
    const trip = await other.asked();
    const [asked] = await requestsOf(other.owners, other.listingId);
    await other.owners.post(`/api/requests/${asked?.id}/decline`).expect(200);
    expect(await details(other.askers, trip.id)).toMatchObject({ status: 'declined' });
    expect((await other.ask().expect(409)).json()).toMatchObject({
      message: 'This person cannot travel with you',
    });
  });

  it('gives a new member the name that they typed, with digits when it is taken', async () => {
    await app.make.user({ username: 'Anand' });
    const { asker, owners, listingId, asked, askers, ask } = await strangers();
    await app.database.query(
      'test-generated-name',
      `update "user" set username = 'Traveler 4683', username_is_chosen = false where id = $1`,
      [asker.id],
    );
    const refused = await ask({ name: 'Flight Amigo Support' }).expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'name' }] });
    expect(await mine(askers)).toEqual([]);
    await asked({ name: 'Anand' });
    const [request] = await requestsOf(owners, listingId);
    expect(request?.person.username).toMatch(/^Anand \d+$/);
  });
});

describe('who flies', () => {
  const kamala = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: 'Telugu' } as const;

  it('is my request, whose traveler the Amigo reads after the yes', async () => {
    const { asker, owners, askers, listingId, asked } = await strangers();
    const request = {
      by: asker,
      type: 'seeking_help' as const,
      flyer: kamala,
      needs: ['changing_planes' as const],
    };
    const { id: requestId } = await app.make.listing(request);
    const { id } = await asked({ traveler: { listingId: requestId } });
    const { firstName, ...shown } = kamala;
    expect((await requestsOf(owners, listingId))[0]?.match?.flyer).toEqual(shown);
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    for (const by of [owners, askers])
      expect(await details(by, id)).toMatchObject({ flyer: { firstName }, needs: ['changing_planes'] });
  });

  it('is somebody without a request', async () => {
    const { owners, asked } = await strangers();
    const { id } = await asked({ traveler: { firstName: 'Kamala', ageGroup: '80_up' } });
    await owners.post(`/api/matches/${id}/agree`).expect(200);
    const flyer = { firstName: 'Kamala', ageGroup: '80_up', relation: 'relative', languages: null };
    expect((await details(owners, id)).flyer).toEqual(flyer);
  });

  it.each([
    [{ firstName: 'Kamala' }, 'traveler.ageGroup'],
    [{ ageGroup: '80_up' }, 'traveler.firstName'],
    [{ listingId: 999_999_999 }, 'traveler.listingId'],
  ])('is refused in words: %j', async (traveler, path) => {
    const { ask } = await strangers();
    expect((await ask({ traveler }).expect(400)).json()).toMatchObject({ issues: [{ path }] });
  });

  it('is not the request of others, and nothing that a helper says', async () => {
    const { owner, ask } = await strangers();
    const { id } = await app.make.listing({ by: owner, type: 'seeking_help' });
    await ask({ traveler: { listingId: id } }).expect(400);
    const family = await strangers({ type: 'seeking_help' });
    await family.ask({ traveler: { firstName: 'Kamala', ageGroup: '80_up' } }).expect(400);
    await family.ask().expect(200);
  });
});

describe('an ask that nobody has answered', () => {
  it('can be taken back, and made again', async () => {
    const { owners, askers, asker, listingId, asked } = await strangers();
    const { id } = await asked({ note });
    const [request] = await mine(askers);
    await owners.post(`/api/requests/${request?.id}/withdraw`).expect(404);
    await askers.post(`/api/requests/${request?.id}/withdraw`).expect(200);
    expect((await askers.post(`/api/requests/${request?.id}/withdraw`).expect(200)).json()).toMatchObject({
      status: 'withdrawn',
    });
    expect(await requestsOf(owners, listingId)).toEqual([]);
    expect((await owners.get('/api/my-listings').expect(200)).json()).toMatchObject([{ contactRequests: 0 }]);
    expect(await details(askers, id)).toMatchObject({ status: 'cancelled' });
    expect((await messagesBetween(owners, asker, [siteMessage.name])).at(-1)?.content).toMatch(
      / took the request back: JFK to DEL/,
    );

    await asked();
    expect(await requestsOf(owners, listingId)).toMatchObject([{ status: 'asked', note: null }]);
    const [again] = await mine(askers);
    await owners.post(`/api/requests/${again?.id}/share`).expect(200);
    await askers.post(`/api/requests/${again?.id}/withdraw`).expect(409);
  });

  it('is told in the language of each reader, who may not know a name yet', async () => {
    const { owners, asker, asked } = await strangers();
    const unnamed = `update "user" set username = 'Traveler 4821' where id = $1`;
    await app.database.query('test-unnamed', unnamed, [asker.id]);
    await asked();
    await settled(app.database, siteMessage.name);
    const lastIn = async (language: string) =>
      (await owners.get('/api/messages', { 'x-language': language }).expect(200)).text;
    expect(await lastIn('en')).toContain('Traveler 4821 asks to fly together: JFK to DEL');
    expect(await lastIn('es')).toContain('Viajero 4821 pide volar contigo: JFK – DEL');
  });
});
