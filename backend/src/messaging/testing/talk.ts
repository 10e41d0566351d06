import type { Client } from '../../testing/client.js';
import type { TestApp } from '../../testing/test-app.js';
import { conversationPage, conversations, sentMessage, type SentMessage } from '../contract.js';

type Person = Awaited<ReturnType<TestApp['make']['user']>>;

export interface Talker {
  id: number;
  client: Client;
}

export interface MadeTalker extends Talker {
  user: Person;
}

export async function talker(app: TestApp, about: object = {}): Promise<MadeTalker> {
  const user = await app.make.user({ publicSince: new Date(), ...about });
  return { user, id: user.id, client: await app.as(user) };
}

export async function say(
  from: Talker,
  to: Pick<Talker, 'id'>,
  content = 'Hello',
  more: object = {},
): Promise<SentMessage> {
  const body = { receiverId: to.id, content, ...more };
  return sentMessage.parse((await from.client.post('/api/messages', body).expect(200)).json());
}

export const listOf = async ({ client }: Talker) =>
  conversations.parse((await client.get('/api/messages').expect(200)).json());

export const pageOf = async ({ client }: Talker, { id }: Pick<Talker, 'id'>, query = '?peek=1') =>
  conversationPage.parse((await client.get(`/api/messages/${id}${query}`).expect(200)).json());

export const wordsOf = async (reader: Talker, other: Pick<Talker, 'id'>, query = '?peek=1') =>
  (await pageOf(reader, other, query)).messages.map(({ content }) => content);

export const unreadOf = async ({ client }: Talker) =>
  ((await client.get('/api/messages/unread').expect(200)).json() as { conversations: number }).conversations;

export const eventsOf = (app: TestApp, { id }: Pick<Talker, 'id'>) =>
  app.database.query<{ id: number; kind: string; unread: number | null; upTo: number | null }>(
    'test-events',
    `select id::float8 as id, kind, unread, up_to::float8 as "upTo" from inbox_event where user_id = $1 order by id`,
    [id],
  );
