import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Interactions } from '../../account/index.js';
import { forgetLimits } from '../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper, type Person } from '../testing/fixtures.js';
import { payTip } from '../testing/tipping.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const limit = ({ id }: Person) =>
  app.database.query(
    'test-limit',
    `insert into measure (user_id, kind, reason, words) values ($1, 'limit', 'spam', 'You wrote to nine people.')`,
    [id],
  );
const tips = ({ id }: Person) =>
  app.database.query('test-tips', 'select message from tip where recipient_id = $1 order by id', [id]);

describe('limited givers', () => {
  it('send money to a stranger, and no words with it, also after a first tip', async () => {
    const [giver, helper] = [await app.make.user(), await makeHelper(app)];
    const client = await app.as(giver);
    await limit(giver);
    const tip = { amount: 5, recipientId: helper.id };
    const withWords = { ...tip, message: 'Call me, I have a parcel for you' };
    const refused = await client.post('/api/create-payment-intent', withWords).expect(403);
    expect(refused.json()).toMatchObject({
      code: 'limited',
      message: expect.stringMatching(
        /begin new contacts for now.*You can still send the tip without a message/,
      ),
    });
    expect(await tips(helper)).toEqual([]);

    await payTip(client, tip);
    await client.post('/api/create-payment-intent', withWords).expect(403);
    const clientKey = '5f0c1d0e-6f1b-4a53-9d5a-0d6f0a1f7a51';
    await client.post('/api/create-payment-intent', { ...tip, clientKey }).expect(200);
    await client.post('/api/create-payment-intent', { ...withWords, clientKey }).expect(403);
    expect(await tips(helper)).toEqual([{ message: null }, { message: null }]);
  });

  it('send words with a tip to those whom they know, and so do all others', async () => {
    const [giver, helper] = [await app.make.user(), await makeHelper(app)];
    await limit(giver);
    const em = app.nest.get(MikroORM).em.fork();
    await app.get(Interactions).record(em, giver.id, helper.id, 'conversation');
    const thanks = { amount: 5, recipientId: helper.id, message: 'Thank you for the way to the gate' };
    await payTip(await app.as(giver), thanks);
    await payTip(await app.as(await app.make.user()), thanks);
    expect(await tips(helper)).toEqual([{ message: thanks.message }, { message: thanks.message }]);
  });
});
