import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { Database } from '../../platform/database/database.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { Mail } from '../../platform/mail/mail.js';
import { hashToken } from '../codes/codes.js';
import type { UserEntity } from '../people/user.entity.js';

/** The longest lifetime that browsers allow a cookie. */
export const deviceDays = 400;

export interface Device {
  token: string;
  name: string;
}

const record = `
  insert into known_device (user_id, token_hash) values (?, ?)
  on conflict (user_id, token_hash) do update set last_seen_at = now()
  returning old.user_id is null as "isNew", to_char(now() at time zone 'UTC', 'FMMonth FMDD, YYYY, HH24:MI') as at`;

const isKnown = `
  select from known_device d join "user" u on u.id = d.user_id
  where u.email = $1 and u.deleted_at is null and d.token_hash = $2`;

/** Devices that a member has logged in on. The mail about a new one cannot be switched off. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async knows(email: string, { token }: Device): Promise<boolean> {
    const found = await this.database.query('known-device', isKnown, [email, hashToken(token)]);
    return found.length > 0;
  }

  async record(
    em: EntityManager,
    { id, email }: UserEntity,
    device: Device,
    isNewAccount: boolean,
  ): Promise<void> {
    const row = await em.execute<{ isNew: boolean; at: string }>(
      record,
      [id, hashToken(device.token)],
      'get',
    );
    if (row.isNew && !isNewAccount)
      await this.mail.send(em, { to: email, mail: this.newDeviceMail(device.name, row.at) });
  }

  private newDeviceMail(device: string, at: string) {
    return renderMail({
      subject: `New login to your ${productName} account`,
      greeting: 'Hello,',
      paragraphs: [
        'somebody has just logged in to your account on a device that we did not know.',
        `Device: ${device}\nTime: ${at} UTC`,
        'If that was you, there is nothing to do.',
        'If it was not, end that session: open your profile, go to “Sessions” and press “End session”. Then make sure that nobody else reads your mail, because a code from there is what logs in.',
      ],
      action: { label: 'See your sessions', url: `${this.config.publicUrl}/profile#sessions` },
    });
  }
}
