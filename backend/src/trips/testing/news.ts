import { siteMessage } from '../../account/index.js';
import { conversationPage } from '../../messaging/contract.js';
import { settled } from '../../testing/settled.js';
import type { TestApp } from '../../testing/test-app.js';
import type { Member } from './relays.js';

/** What the site wrote into the conversation of the two, in that order. */
export async function siteMessages(app: TestApp, { client }: Member, { user }: Member): Promise<string[]> {
  await settled(app.database, siteMessage.name);
  const reply = await client.get(`/api/messages/${user.id}?limit=50`).expect(200);
  const { messages } = conversationPage.parse(reply.json());
  return messages.filter(({ bySite }) => bySite).map(({ content }) => content);
}

export interface Mailed {
  subject: string;
  text: string;
}

/** The last one first. */
export async function mailsTo(
  app: TestApp,
  { user }: Pick<Member, 'user'>,
  about: RegExp,
): Promise<Mailed[]> {
  await settled(app.database, 'mail.send');
  const query = new URLSearchParams({ to: user.email, limit: '50' });
  const reply = await app.asVisitor().get(`/sandbox/outbox?${query}`).expect(200);
  return (reply.json() as Mailed[]).filter(({ subject }) => about.test(subject));
}
