import { MikroORM } from '@mikro-orm/postgresql';
import type { TestApp } from '../../testing/test-app.js';
import type { NewsName } from '../news/news-kinds.js';
import type { NoticeKind } from '../notifications/contract.js';
import { Notify, type News } from '../news/notify.js';

/** In a transaction, as those who have news do. Resolves to whether a mail is sent. */
export const sendNews = <Name extends NewsName>(
  app: TestApp,
  name: Name,
  news: News<Name>,
): Promise<boolean> =>
  app.nest
    .get(MikroORM)
    .em.fork()
    .transactional((em) => app.get(Notify).send(em, name, news));

/** Sends news whose mail is of a kind that can be switched off. */
export function sendNoticeOf(app: TestApp, kind: NoticeKind, userId: number): Promise<boolean> {
  const contentOf = (subject: string) => ({ subject, paragraphs: ['Something happened.'] });
  if (kind === 'messages')
    return sendNews(app, 'message.unseen', { userId, content: contentOf('You have a new message') });
  const trip = 'JFK to DEL';
  if (kind === 'reminders')
    return sendNews(app, 'trip.still-flying', { userId, content: contentOf(`Still flying? ${trip}`) });
  const content = contentOf(`Fly together? ${trip}`);
  return sendNews(app, 'request.asked', { userId, content, key: crypto.randomUUID() });
}
