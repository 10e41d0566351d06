import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { Language } from '../../platform/language/contract.js';
import { directionOf, offered, prefixOf } from '../../platform/language/languages.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { contentForReader } from '../../platform/mail/render-for-reader.js';
import { seal } from '../../platform/secrets/sealing.js';
import { expiredSession } from '../sessions/session-user.js';
import { pushPurpose, pushSend, type ShownNotification } from './push.job.js';

interface News {
  userId: number;
  topic: string;
  /** Its subject is shown, which has no words of others, and its action is opened. */
  content: MailText;
  /** What it opens instead. */
  path?: string | undefined;
  urgency?: 'normal' | 'high';
  /** Makes repeated calls send one push. */
  key?: string | undefined;
}

const aDayMs = 24 * 60 * 60 * 1000;

const devicesOf = `
  select p.id::float8 as id, u.language from push_subscription p
  join session s on s.id = p.session_id and not (${expiredSession})
  join "user" u on u.id = p.user_id and u.deleted_at is null
  where p.user_id = ? and coalesce(p.vapid_key, ?) = ?
    and not exists (select from channel_off c where c.user_id = u.id and c.topic = ? and c.channel = 'push')`;

/** Of the last day, as long as a push may wait. */
const seenPages = `
  select distinct url from notification n
  where user_id = ? and seen_at > now() - interval '1 day'
    and not exists (select from notification where user_id = n.user_id and url = n.url and seen_at is null)
  limit 20`;

/** News on the lock screens of a person's devices. */
@Injectable()
export class PushNews {
  constructor(
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async hasDevices(em: EntityManager, userId: number, topic: string): Promise<boolean> {
    return (await this.devicesOf(em, userId, topic)).length > 0;
  }

  async send(
    em: EntityManager,
    { userId, topic, content, path, urgency = 'normal', key }: News,
  ): Promise<void> {
    const devices = await this.devicesOf(em, userId, topic);
    if (!devices.length) return;
    const seen = await em.execute<{ url: string }[]>(seenPages, [userId]);
    const shown = this.notificationOf({ content, path }, devices[0]?.language, seen);
    const notAfter = new Date(Date.now() + aDayMs).toISOString();
    for (const { id } of devices) {
      const sealed = seal(this.config.secret, pushPurpose, shown);
      const once = key === undefined ? undefined : `${key}:${id}`;
      const job = { subscription: id, sealed, urgency, notAfter };
      // Not behind a thousand others that can wait.
      await this.jobs.enqueue(em, pushSend, job, { key: once, isUrgent: urgency === 'high' });
    }
  }

  private async devicesOf(em: EntityManager, userId: number, topic: string) {
    const { publicKey } = this.config.push ?? {};
    if (!publicKey) return [];
    const values = [userId, publicKey, publicKey, topic];
    return em.execute<{ id: number; language: Language | null }[]>(devicesOf, values);
  }

  private notificationOf(
    { content: text, path }: Pick<News, 'content' | 'path'>,
    of: Language | null | undefined,
    seen: { url: string }[],
  ): ShownNotification {
    const content = contentForReader(text, of, this.config);
    const { subject, language = 'en', action, call, cards = [] } = content;
    const address = action?.url ?? cards[0]?.link.url ?? this.config.publicUrl;
    const prefix = prefixOf(offered(this.config, of));
    const url = path === undefined ? pathOf(address) : prefix + path;
    return {
      title: subject,
      options: {
        tag: url,
        renotify: true,
        icon: '/icon-192.png',
        lang: language,
        dir: directionOf(language),
        // A single button would do what a press does.
        ...(action &&
          call && {
            actions: [
              { action: 'open', title: action.label },
              { action: 'call', title: call.label },
            ],
          }),
        data: {
          url,
          ...(seen.length && { seen: seen.map((page) => prefix + page.url) }),
          ...(call && { pages: { open: url, call: pathOf(call.url) } }),
        },
      },
    };
  }
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
