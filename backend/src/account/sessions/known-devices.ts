import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';
import { currentLanguage } from '../../platform/request-context.js';
import { hashToken, newToken } from '../codes/codes.js';
import type { UserEntity } from '../people/user.entity.js';
import { wordsOf } from '../words/index.js';
import { deviceText } from './device.js';

/** The longest lifetime that browsers allow a cookie. */
export const deviceDays = 400;

export interface Device {
  /** Of its cookie, if it has one. */
  token: string | undefined;
  name: string;
}

const see = `
  update known_device set last_seen_at = now() where user_id = ? and token_hash = ? returning 1`;
/** Of one browser. */
const maxAccounts = 10;
/** The other accounts of this browser know it by the new token, too. */
const add = `
  insert into known_device (user_id, token_hash)
  select ?::bigint, ?::bytea union all
  (select user_id, ?::bytea from known_device where token_hash = ? order by last_seen_at desc, user_id limit ${maxAccounts})
  on conflict do nothing`;
const now = `select now() as at`;

/** From the device to its accounts: it does the same work for an email with and without an account. */
const isKnown = `
  with here as materialized (select user_id from known_device where token_hash = $2)
  select from here join "user" u on u.id = here.user_id where u.email = $1 and u.deleted_at is null`;

/** Devices that a member has logged in on. The mail about a new one cannot be switched off. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async knows(email: string, { token }: Device): Promise<boolean> {
    if (!token) return false;
    const found = await this.database.query('known-device', isKnown, [email, hashToken(token)]);
    return found.length > 0;
  }

  /**
   * Resolves to the token for the device's cookie. A device that the account does not know gets a new one: its cookie
   * may have been planted by someone who has the same one.
   */
  async record(
    em: EntityManager,
    { id, email, language }: UserEntity,
    device: Device,
    isNewAccount: boolean,
  ): Promise<string> {
    const before = hashToken(device.token ?? '');
    if (device.token && (await em.execute<object[]>(see, [id, before])).length) return device.token;
    const token = newToken(128);
    await em.execute(add, [id, hashToken(token), hashToken(token), before]);
    if (!isNewAccount) {
      const { at } = await em.execute<{ at: string | Date }>(now, [], 'get');
      const mail = newDeviceMail(device.name, new Date(at), this.config.publicUrl);
      await this.mail.send(em, {
        to: email,
        mail: renderForReader(mail, language ?? currentLanguage(), this.config),
      });
    }
    return token;
  }
}

const newDeviceMail =
  (device: string, at: Date, publicUrl: string): MailText =>
  (language) => {
    const { hello, newDevice: words } = wordsOf(language);
    return {
      subject: words.subject(productName),
      greeting: hello,
      paragraphs: [words.text, words.facts(deviceText(device, words), at), words.ifYou, words.ifNotYou],
      action: { label: words.see, url: `${publicUrl}/profile#sessions` },
    };
  };
