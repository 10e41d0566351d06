import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { PersonalData } from '../profile/personal-data.js';
import type { NewsTopic, NotificationList, UnseenNotifications } from './contract.js';
import { signalNews } from './news-signal.js';

const pageSize = 30;
/** Enough for a number that ends as `99+`. */
const maxCounted = 100;

const page = `
  select id::float8 as id, topic, text, url, created_at as "createdAt", seen_at as "seenAt"
  from notification where user_id = $1 and ($2::bigint is null or id < $2)
  order by id desc limit ${pageSize + 1}`;
const unseen = `
  select count(*)::int as unseen from (
    select from notification where user_id = $1 and seen_at is null and topic <> 'messages' limit ${maxCounted}) counted`;
const markSeen = `
  update notification set seen_at = now() where user_id = ? and id <= ? and seen_at is null returning id`;
const collect = `
  select topic, text, url, created_at as "createdAt", seen_at as "seenAt"
  from notification where user_id = $1 order by id`;
const erase = `delete from notification where user_id = ?`;

interface Row {
  id: number;
  topic: NewsTopic;
  text: string;
  url: string;
  createdAt: Date;
  seenAt: Date | null;
  [column: string]: unknown;
}

@Injectable()
export class NewsListService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'notifications',
      collect: (userId) => this.database.query('news-of', collect, [userId]),
      erase: async (em, userId) => {
        await em.execute(erase, [userId]);
      },
    });
  }

  async list(me: CurrentUser, before?: number): Promise<NotificationList> {
    const [rows, count] = await Promise.all([
      this.database.query<Row>('news-page', page, [me.id, before ?? null]),
      this.countUnseen(me),
    ]);
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      items: shown.map(({ createdAt, seenAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
      })),
      ...count,
      ...(last && rows.length > pageSize && { next: last.id }),
    };
  }

  async countUnseen({ id }: Pick<CurrentUser, 'id'>): Promise<UnseenNotifications> {
    const [row] = await this.database.query<UnseenNotifications & Record<string, unknown>>(
      'news-unseen',
      unseen,
      [id],
    );
    return { unseen: row?.unseen ?? 0 };
  }

  async markSeen(me: CurrentUser, upTo: number): Promise<UnseenNotifications> {
    await this.em.transactional(async (em) => {
      const seen = await em.execute<object[]>(markSeen, [me.id, upTo]);
      if (seen.length) await signalNews(em, me.id);
    });
    return this.countUnseen(me);
  }
}
