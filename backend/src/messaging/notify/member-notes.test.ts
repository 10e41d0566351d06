import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { memberNote } from '../../account/index.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { conversationPage } from '../contract.js';
import { say, talker, type MadeTalker } from '../testing/talk.js';

let app: TestApp;
let ravi: MadeTalker;
let kavya: MadeTalker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [ravi, kavya] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

const text = 'My mother changes planes.';
const about = 'Ravi asks to fly together: JFK to DEL.';
async function writes(key?: string): Promise<void> {
  const note = { from: ravi.id, to: kavya.id, text, about };
  await app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Jobs).enqueue(em, memberNote, note, { key }));
  await settled(app.database, memberNote.name);
}
const messagesOf = async ({ client }: MadeTalker, { id }: MadeTalker) =>
  conversationPage.parse((await client.get(`/api/messages/${id}`).expect(200)).json()).messages;

describe('a note of a member', () => {
  it('is what the member wrote, after what the site says about it', async () => {
    await writes();
    for (const [one, other] of [
      [ravi, kavya],
      [kavya, ravi],
    ] as const)
      expect(await messagesOf(one, other)).toMatchObject([
        { content: about, bySite: true },
        { content: text, senderId: ravi.id },
      ]);
  });

  it('is not mailed as an unseen message, but what follows it is', async () => {
    await writes();
    const unseen = () =>
      app.database.query(
        'test-unseen',
        'select 1 from participant where unseen_since is not null and user_id = $1',
        [kavya.id],
      );
    expect(await unseen()).toEqual([]);
    await say(ravi, kavya, 'Which airline do you take?');
    expect(await unseen()).toHaveLength(1);
  });

  it('is written once, and never across a block', async () => {
    await writes('one note');
    await writes('one note');
    expect(await messagesOf(kavya, ravi)).toHaveLength(2);
    await app.database.query('test-block', 'insert into block (blocker_id, blocked_id) values ($1, $2)', [
      kavya.id,
      ravi.id,
    ]);
    await writes();
    await app.database.query('test-unblock', 'delete from block where blocker_id = $1', [kavya.id]);
    expect(await messagesOf(kavya, ravi)).toHaveLength(2);
  });
});
