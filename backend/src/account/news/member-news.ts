import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import type { MailContent, MailText } from '../../platform/mail/mail-content.js';
import { writtenFor } from '../../platform/mail/render-for-reader.js';
import { PushNews } from '../push/push-news.js';
import type { NewsTopic } from './contract.js';
import { signalNews } from './news-signal.js';

interface Line {
  userId: number;
  language: Language | null;
  topic: NewsTopic;
  /** Its subject is shown, which has no words of others. */
  content: MailText;
  key?: string | undefined;
  replaces?: string | undefined;
  path?: string | undefined;
  isUrgent: boolean;
}

const replace = `delete from notification where key = ? and user_id = ?`;
const list = `
  insert into notification (user_id, topic, text, url, key) values (?, ?, ?, ?, ?)
  on conflict (key, user_id) do nothing returning id`;
const markSeen = `
  update notification set seen_at = now() where key = ? and user_id = ? and seen_at is null returning id`;
const forget = `delete from notification where key = ? and user_id = ? returning id`;
const forgetForAll = `delete from notification where key = ?`;

/** The notifications of a member, on the site and on the lock screens of their devices. */
@Injectable()
export class MemberNews {
  constructor(
    private readonly push: PushNews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(em: EntityManager, line: Line): Promise<void> {
    const { userId, language, topic, content, key, replaces, path, isUrgent } = line;
    const written = writtenFor(content, language, this.config);
    const url = path ?? pathOf(written, this.config.publicUrl);
    if (replaces !== undefined) await em.execute(replace, [replaces, userId]);
    const values = [userId, topic, written.subject, url, replaces ?? key ?? null];
    const isListed = (await em.execute<object[]>(list, values)).length > 0;
    if (isListed) await signalNews(em, userId);
    const urgency = isUrgent ? 'high' : 'normal';
    await this.push.send(em, { userId, topic, content, key, path, urgency });
  }

  hasDevices(em: EntityManager, userId: number, topic: NewsTopic): Promise<boolean> {
    return this.push.hasDevices(em, userId, topic);
  }

  /** For news with `replaces`, whose page this person has opened. */
  async markSeen(em: EntityManager, userId: number, replaces: string): Promise<void> {
    const seen = await em.execute<object[]>(markSeen, [replaces, userId]);
    if (seen.length) await signalNews(em, userId);
  }

  async forget(em: EntityManager, userId: number, replaces: string): Promise<void> {
    const gone = await em.execute<object[]>(forget, [replaces, userId]);
    if (gone.length) await signalNews(em, userId);
  }

  async forgetForAll(em: EntityManager, replaces: string): Promise<void> {
    await em.execute(forgetForAll, [replaces]);
  }
}

/** Links with a token are left out, because they act without a login. */
function pathOf({ action, cards = [] }: MailContent, publicUrl: string): string {
  const addresses = [action?.url, ...cards.map(({ link }) => link.url)];
  const paths = addresses.flatMap((address) => {
    if (address === undefined) return [];
    const { pathname, search, hash } = new URL(address, publicUrl);
    return hash.includes('token=') ? [] : [pathname + search + hash];
  });
  return paths[0] ?? '/profile';
}
