import type { EntityManager } from '@mikro-orm/postgresql';

/** A channel of its own: nodes of the last release know no such signal on that of trips. */
export const newsChannel = 'member_news';

/** Once the transaction is committed, the open pages of this person count again. It is not stored, and may be lost. */
export async function signalNews(em: EntityManager, userId: number): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [newsChannel, String(userId)]);
}
