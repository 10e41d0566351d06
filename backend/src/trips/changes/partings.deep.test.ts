import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Reply } from '../../testing/client.js';
import { forgetLimits } from '../../testing/log-in.js';
import { settled, settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { staysClosed } from '../../listings/index.js';
import { match, matchDetails, matchStatus } from '../contract.js';
import { myRequests } from '../requests/contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['make']['user']>>;
interface Member {
  user: Person;
  client: Client;
}

async function member(): Promise<Member> {
  const user = await app.make.user({ publicSince: new Date() });
  return { user, client: await app.as(user) };
}

/** A family has the contact of an Amigo's listing and proposed to fly together. */
async function proposed() {
  const [owner, asker] = [await member(), await member()];
  const { id: listingId } = await app.make.listing({ by: owner.user });
  await asker.client.post(`/api/listings/${listingId}/connect`).expect(200);
  const body = { listingId, userId: owner.user.id };
  const { id } = match.parse((await asker.client.post('/api/matches', body).expect(200)).json());
  return { owner, asker, listingId, id };
}
type Pair = Awaited<ReturnType<typeof proposed>>;

const agree = ({ owner, id }: Pair) => owner.client.post(`/api/matches/${id}/agree`);
const deleteAccount = ({ user, client }: Member) => client.delete('/api/profile', { email: user.email });
const details = async ({ client }: Member, id: number) =>
  matchDetails.parse((await client.get(`/api/matches/${id}`).expect(200)).json());
async function subjects({ user }: Member): Promise<string[]> {
  await settled(app.database, 'mail.send');
  const reply = await app.asVisitor().get(`/sandbox/outbox?${new URLSearchParams({ to: user.email })}`);
  return (reply.json() as { subject: string }[]).map(({ subject }) => subject);
}
const stored = async (id: number) => {
  const [row] = await app.database.query<{ status: string }>(
    'test-match',
    `select status, cancelled_by, cancel_reason from match where id = $1`,
    [id],
  );
  return row;
};
const cardsOf = (id: number) =>
  app.database.query('test-cards', 'select from care_card where match_id = $1', [id]);

describe('a parting', () => {
  it('ends the trip and the sharing after a block, and tells the blocked person nothing else', async () => {
    const pair = await proposed();
    const { owner, asker, listingId, id } = pair;
    await agree(pair).expect(200);
    await owner.client.post('/api/blocks', { userId: asker.user.id }).expect(200);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', cancelled_by: null });
    expect((await subjects(asker)).filter((each) => each.includes('is cancelled'))).toHaveLength(1);
    expect((await subjects(owner)).filter((each) => each.includes('is cancelled'))).toEqual([]);

    await owner.client.delete(`/api/blocks/${asker.user.id}`).expect(200);
    const refused = await asker.client.post(`/api/listings/${listingId}/connect`).expect(409);
    expect(refused.json()).toMatchObject({ message: 'This person cannot travel with you' });
    const mine = myRequests.parse((await asker.client.get('/api/requests').expect(200)).json());
    expect(mine).toMatchObject([{ listingId, status: 'declined' }]);
  });

  it('ends the trips of a deleted account, with their care cards, and tells the others once', async () => {
    const pair = await proposed();
    const { owner, asker, listingId, id } = pair;
    const other = await member();
    await other.client.post(`/api/listings/${listingId}/connect`).expect(200);
    await agree(pair).expect(200);
    const card = { firstName: 'Lakshmi', needs: ['changing_planes'] };
    await asker.client.send('PUT', `/api/matches/${id}/care-card`, card).expect(200);
    await deleteAccount(owner).expect(200);
    expect(await details(asker, id)).toMatchObject({
      listingId: null,
      status: 'cancelled',
      cancelled: { byMe: null, reason: 'The account was deleted' },
      other: { id: 0 },
      contact: null,
    });
    expect(await cardsOf(id)).toEqual([]);
    for (const person of [asker, other])
      expect((await subjects(person)).filter((each) => each.includes('no longer travels'))).toEqual([
        expect.stringContaining('Your companion no longer travels: New York (JFK) to Delhi (DEL)'),
      ]);
  });

  it('includes matches in a data export', async () => {
    const { owner, id } = await proposed();
    const data = (await owner.client.get('/api/profile/download').expect(200)).json();
    expect(data).toMatchObject({ elsewhere: { matches: [{ id, status: 'proposed', role: 'helper' }] } });
  });

  const rivals: [name: string, act: (pair: Pair) => Promise<Reply>][] = [
    ['cancel', ({ asker, id }) => asker.client.post(`/api/matches/${id}/cancel`, { reason: 'We are ill' })],
    ['close', ({ owner, listingId }) => owner.client.post(`/api/listings/${listingId}/close`)],
    ['delete', ({ owner, listingId }) => owner.client.delete(`/api/listings/${listingId}`)],
    ['block', ({ owner, asker }) => asker.client.post('/api/blocks', { userId: owner.user.id })],
    ['the owner’s account deletion', ({ owner }) => deleteAccount(owner)],
    ['the asker’s account deletion', ({ asker }) => deleteAccount(asker)],
  ];

  it.each(rivals)('agrees or not, but never half, at the same time as: %s', async (name, act) => {
    for (let played = 0; played < 6; played++) {
      const pair = await proposed();
      const calls = [() => agree(pair), () => act(pair), () => agree(pair)];
      const ordered = played % 2 ? calls : calls.toReversed();
      const replies = await Promise.all(ordered.map((call) => call()));
      for (const { status, text } of replies)
        expect([status, status < 500 ? '' : text]).toEqual([status, '']);
      if (name === 'close') await settledAtOnce(app.database, staysClosed);
      const row = await stored(pair.id);
      expect(matchStatus.options).toContain(row?.status);
      const agreed = replies.filter(({ text }) => text.includes('"status":"agreed"')).length > 0;
      if (name === 'close') expect(row?.status).toBe(agreed ? 'agreed' : 'cancelled');
      else expect(row?.status).toBe('cancelled');
      const toAsker = await subjects(pair.asker);
      expect(new Set(toAsker).size).toBe(toAsker.length);
    }
  });
});
