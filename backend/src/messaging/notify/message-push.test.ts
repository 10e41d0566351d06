import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { notificationList } from '../../account/news/contract.js';
import {
  delivery,
  deliveredTo,
  newBrowser,
  subscribe,
  type Subscribed,
} from '../../account/testing/devices.js';
import { settled, settledAtOnce } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { pageOf, say, talker, type MadeTalker } from '../testing/talk.js';
import { messagePush } from './message-push.js';

let app: TestApp;
let meera: MadeTalker;
let ravi: MadeTalker;
let phone: Subscribed;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [meera, ravi] = [await talker(app), await talker(app)];
  phone = await newBrowser(app);
  await subscribe(ravi.client, phone);
});
afterAll(() => app.close());

it('tells a device who wrote, never what, and opens the conversation', async () => {
  await say(meera, ravi, 'The gate is now 27');
  const { payload, urgency } = await delivery(app, phone);
  expect(payload).toMatchObject({
    title: `${meera.user.username} wrote to you`,
    options: { data: { url: `/messages?to=${meera.id}` }, tag: `/messages?to=${meera.id}` },
  });
  expect(JSON.stringify(payload)).not.toContain('gate');
  expect(urgency).toBe('high');
});

it('names the trip that the two have in common', async () => {
  const { id } = await app.make.listing({ by: ravi.user, departureAirport: 'JFK', arrivalAirport: 'DEL' });
  await app.database.query(
    'test-request',
    `insert into contact_request (listing_id, requester_id) values ($1, $2)`,
    [id, meera.id],
  );
  await say(meera, ravi);
  await settledAtOnce(app.database, messagePush);
  const { payload } = await delivery(app, phone);
  expect(payload.title).toBe(`${meera.user.username} wrote to you about JFK to DEL`);
});

it('tells nobody who has read it already, nor who wrote it', async () => {
  const own = await newBrowser(app);
  await subscribe(meera.client, own);
  await say(meera, ravi);
  await pageOf(ravi, meera, '');
  await settled(app.database, messagePush.name);
  await settled(app.database, 'push.send');
  for (const browser of [own, phone]) expect(await deliveredTo(app, browser)).toEqual([]);
});

const listOf = async ({ client }: MadeTalker) =>
  notificationList.parse((await client.get('/api/notifications/list').expect(200)).json());
const told = () => settledAtOnce(app.database, messagePush);

describe('in the list of the receiver', () => {
  it('is one line for each conversation, also without a device, and not counted at the bell', async () => {
    const anand = await talker(app);
    await say(ravi, meera, 'The gate is now 27');
    await say(anand, meera);
    await say(ravi, meera, 'No, 28');
    await told();
    // Nothing is new about the second one: the line of the first still waits.
    const jobs = await app.database.query(
      'test-one-job',
      `select from pgboss.job where name = $1 and (data->>'to')::bigint = $2`,
      [messagePush.name, meera.id],
    );
    expect(jobs).toHaveLength(2);
    const { items, unseen } = await listOf(meera);
    const line = ({ id, user }: MadeTalker) => ({
      topic: 'messages',
      text: `${user.username} wrote to you`,
      url: `/messages?to=${id}`,
      seenAt: null,
    });
    expect(items).toHaveLength(2);
    for (const each of [ravi, anand]) expect(items).toContainEqual(expect.objectContaining(line(each)));
    expect(unseen).toBe(0);
  });

  it('moves to the top with the first message after it was read', async () => {
    const anand = await talker(app);
    for (const writer of [ravi, anand]) {
      await say(writer, meera);
      await told();
    }
    await pageOf(meera, ravi, '');
    await say(ravi, meera, 'No, 28');
    await told();
    expect((await listOf(meera)).items).toMatchObject([
      { url: `/messages?to=${ravi.id}`, seenAt: null },
      { url: `/messages?to=${anand.id}` },
    ]);
  });

  it('is seen once the conversation is read', async () => {
    await say(meera, ravi);
    await told();
    expect((await listOf(ravi)).items).toMatchObject([{ seenAt: null }]);
    await pageOf(ravi, meera, '');
    expect((await listOf(ravi)).items).toMatchObject([{ seenAt: expect.any(String) }]);
  });

  it('goes with the account of the writer, whose name it has, and with a block', async () => {
    const anand = await talker(app);
    await say(meera, ravi);
    await say(anand, ravi);
    await told();
    await meera.client.delete('/api/profile', { email: meera.user.email }).expect(200);
    expect((await listOf(ravi)).items).toMatchObject([{ url: `/messages?to=${anand.id}` }]);
    await ravi.client.post('/api/blocks', { userId: anand.id }).expect(200);
    expect((await listOf(ravi)).items).toEqual([]);
  });
});
