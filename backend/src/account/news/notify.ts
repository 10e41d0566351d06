import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { offered } from '../../platform/language/languages.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import type { NoticeKind } from '../notifications/contract.js';
import { UnsubscribeLinks } from '../notifications/unsubscribe-links.js';
import { wordsOf } from '../words/index.js';
import { MemberNews } from './member-news.js';
import type { NewsKind } from './news-kind.js';
import { newsKinds, type NewsName } from './news-kinds.js';
import { assertWords } from './news-words.js';

interface AnyNews {
  userId: number;
  content: MailText;
  /** What the list opens, where the mail has only links that act without a login. */
  path?: string;
  /** Makes repeated calls notify once. */
  key?: string | undefined;
  /** Takes the place of what was listed about the same. */
  replaces?: string;
}

type Often<Name extends NewsName> = (typeof newsKinds)[Name] extends { often: infer Value } ? Value : unknown;

export type News<Name extends NewsName> = Omit<AnyNews, 'replaces'> &
  (Often<Name> extends 'once'
    ? { key: string }
    : Often<Name> extends 'latest'
      ? { replaces: string }
      : object);

interface Reader {
  email: string;
  language: Language | null;
  isOff: boolean;
  isSuspended: boolean;
}

const readerOf = `
  select email, language, exists (select from notification_off where user_id = u.id and kind = ?) as "isOff",
    coalesce(suspended_until > now(), false) as "isSuspended"
  from "user" u where id = ? and deleted_at is null`;

/** Notifies members: by mail, behind the bell and on their devices, as `newsKinds` says. */
@Injectable()
export class Notify {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mail: Mail,
    private readonly news: MemberNews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the transaction of what it is about. Resolves to whether a mail is sent. */
  async send<Name extends NewsName>(em: EntityManager, name: Name, news: News<Name>): Promise<boolean> {
    const { userId, content, key, path, replaces }: AnyNews = news;
    const {
      topic,
      mail = 'always',
      isUrgent = false,
      notSuspended = false,
      words,
    }: NewsKind = newsKinds[name];
    assertWords(name, words, content, this.config);
    const [reader] = await em.execute<Reader[]>(readerOf, [mail, userId]);
    if (!reader || (notSuspended && reader.isSuspended)) return false;
    const { language } = reader;
    if (topic) await this.news.list(em, { userId, language, topic, content, key, replaces, path, isUrgent });
    if (mail === 'never' || mail === 'own' || reader.isOff) return false;
    const stop = mail === 'always' ? undefined : this.links.of({ userId, kind: mail });
    await this.mail.send(em, {
      to: reader.email,
      mail: renderForReader(stop ? withStopLink(content, stop.page) : content, language, this.config),
      unsubscribeUrl: stop?.oneClick,
      key,
    });
    return true;
  }

  /** English, unless they have chosen another one that is offered. */
  async languageOf(em: EntityManager, userId: number): Promise<Language> {
    const none: NoticeKind | 'always' = 'always';
    const [reader] = await em.execute<Reader[]>(readerOf, [none, userId]);
    return offered(this.config, reader?.language);
  }
}

const withStopLink =
  (content: MailText, url: string): MailText =>
  (language) => ({
    ...(typeof content === 'function' ? content(language) : content),
    footerLink: { label: wordsOf(language).stopTheseMails, url },
  });
