import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { pageOf, say, talker, wordsOf, type Talker } from '../testing/talk.js';

let app: TestApp;
let one: Talker;
let other: Talker;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  [one, other] = [await talker(app), await talker(app)];
});
afterAll(() => app.close());

describe('the page of a conversation', () => {
  it('pages back to the beginning without gaps or duplicates while messages arrive', async () => {
    const written: string[] = [];
    const write = async () => {
      const [from, to] = written.length % 3 ? [one, other] : [other, one];
      written.push(`Message ${written.length}`);
      await say(from, to, written.at(-1));
    };
    for (let count = 0; count < 23; count++) await write();

    let page = await pageOf(one, other, '?limit=5');
    const seen = page.messages.map(({ content }) => content);
    while (page.before !== null) {
      await write();
      page = await pageOf(one, other, `?limit=5&before=${page.before}`);
      seen.unshift(...page.messages.map(({ content }) => content));
    }
    expect(seen).toEqual(written.slice(0, 23));
    expect(await wordsOf(other, one, '?limit=100')).toEqual(written);
  });

  it('has no further page when the last one is exactly full', async () => {
    for (const content of ['a', 'b', 'c', 'd']) await say(one, other, content);
    const { messages, before } = await pageOf(one, other, '?limit=2');
    expect(messages.map(({ content }) => content)).toEqual(['c', 'd']);
    expect(await pageOf(one, other, `?limit=2&before=${before}`)).toMatchObject({
      messages: [{ content: 'a' }, { content: 'b' }],
      before: null,
    });
  });

  it('shows the key of a message only to the browser that sent it', async () => {
    const clientKey = crypto.randomUUID();
    await say(one, other, 'Hello', { clientKey });
    expect((await pageOf(one, other)).messages).toMatchObject([{ clientKey }]);
    expect((await pageOf(other, one)).messages).toMatchObject([{ clientKey: null }]);
  });

  it('refuses an invalid position of a page', async () => {
    for (const query of ['before=x', 'before=0', 'limit=0', 'limit=101', 'after=1'])
      await one.client.get(`/api/messages/${other.id}?${query}`).expect(400);
  });
});
