import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoppedMailboxes } from '../../account/index.js';
import type { StoppedAlerts } from './contract.js';
import { AlertLinks } from './alert-links.js';
import { isRunning } from './alert-rows.js';

const mailbox = `select mailbox_key as key from alert_mail where id = ?`;
const stopMailed = `
  delete from alert where mailbox_key = ? and id in (select alert_id from alert_hit where mail_id = ?)`;
const stopAll = `delete from alert where mailbox_key = ?`;
const stopGuests = `delete from alert where mailbox_key = ? and user_id is null`;
const countLeft = `
  select count(*)::int as left from alert a
  where a.mailbox_key = ? and a.status <> 'unconfirmed' and ${isRunning}`;

@Injectable()
export class StoppingService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AlertLinks,
    private readonly stopped: StoppedMailboxes,
  ) {}

  /** A mailbox that wants no more mails also ends what it asked for without an account. */
  onModuleInit(): void {
    this.stopped.onStop(async (em, mailbox) => {
      await em.execute(stopGuests, [mailbox]);
    });
  }

  /** The alerts that a mail is about. Repeating it changes nothing. */
  async stop(token: string, { all = false }: { all?: boolean | undefined } = {}): Promise<StoppedAlerts> {
    const mail = this.links.mailOf(token);
    return this.em.transactional(async (em) => {
      const [found] = await em.execute<{ key: string }[]>(mailbox, [mail]);
      if (!found) return { left: 0 };
      if (all) await em.execute(stopAll, [found.key]);
      else await em.execute(stopMailed, [found.key, mail]);
      return em.execute<StoppedAlerts>(countLeft, [found.key], 'get');
    });
  }
}
