import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { Mailboxes, PeopleEvents, PeopleService } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { Limits } from '../../platform/limits/limits.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { alertColumns, dueAt, isOf, lockMailbox } from './alert-rows.js';
import type { Alert, AlertChange, CreatedAlert } from './contract.js';
import { AlertedListings } from './alerted-listings.js';
import { NewAlerts, type Wanted } from './new-alerts.js';

const list = `select ${alertColumns} from alert a where ${isOf('$1', '$2')} order by a.id desc limit 200`;
const lock = `select ${alertColumns} from alert a where a.id = ? and ${isOf('?', '?')} for update`;
const update = `update alert set how = ?, status = ? where id = ?`;
const remove = `delete from alert a where a.id = ? and ${isOf('?', '?')} returning id`;

/** Matches not sent yet follow the new pace. */
const moveHits = (waitSeconds: number) => `
  update alert_hit h set due_at = ${dueAt('a.how', 'd.timezone', waitSeconds)}
  from alert a, listing l, airport d
  where h.alert_id = ? and h.mail_id is null and a.id = h.alert_id and l.id = h.listing_id
    and d.code = coalesce(a.departure_airport, l.departure_airport)`;

/** Mails of alerts are counted and stopped by mailbox. */
const moveToMailbox = `update alert set mailbox_key = ? where user_id = ?`;

/** Resuming an alert says that the mailbox works again, so its bounces no longer count. */
const forgetBounces = `update alert_mail set bounced_at = null where mailbox_key = ? and bounced_at is not null`;

const notFound = () => new NotFoundException('This alert was not found');

@Injectable()
export class AlertsService implements OnModuleInit {
  private readonly moveHits: string;

  constructor(
    private readonly alerted: AlertedListings,
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly limits: Limits,
    private readonly mailboxes: Mailboxes,
    private readonly newAlerts: NewAlerts,
    private readonly people: PeopleService,
    @Inject(CONFIG) { alertWaitSeconds }: Config,
  ) {
    this.moveHits = moveHits(alertWaitSeconds);
  }

  onModuleInit(): void {
    this.events.onEmailChange(async (em, { userId, to }) => {
      await em.execute(moveToMailbox, [await this.mailboxes.keyOf(to), userId]);
    });
  }

  async create(me: CurrentUser, wanted: Wanted, email = me.email): Promise<CreatedAlert> {
    if (email !== me.email)
      throw fieldIssue('email', 'You are logged in with another email. Use that one, or log out.');
    await this.newAlerts.expectPossible(wanted);
    await this.limits.take('alert.create', { account: me.person });
    const mailboxKey = await this.mailboxes.keyOf(me.email);
    return this.em.transactional(async (em) => {
      await this.people.lock(em, me.id);
      await em.execute(lockMailbox, [mailboxKey]);
      const trip = await this.alerted.settle(em, wanted, me.id);
      const watcher = { userId: me.id, email: null, mailboxKey };
      const known = await this.newAlerts.findRunning(em, mailboxKey, trip);
      const created = known ?? (await this.newAlerts.add(em, watcher, trip));
      return { ...created, confirmation: null };
    });
  }

  list({ id, email }: CurrentUser): Promise<Alert[]> {
    return this.database.query<Alert>('alerts-of', list, [id, email]);
  }

  async change(me: CurrentUser, id: number, change: AlertChange): Promise<Alert> {
    const mailboxKey = await this.mailboxes.keyOf(me.email);
    return this.em.transactional(async (em) => {
      const before = await this.lock(em, me, id);
      const { how, status } = { ...before, ...change };
      await em.execute(update, [how, status, id]);
      if (how !== before.how) await em.execute(this.moveHits, [id]);
      if (before.status === 'paused' && status === 'on') await em.execute(forgetBounces, [mailboxKey]);
      return this.lock(em, me, id);
    });
  }

  async remove(me: CurrentUser, id: number): Promise<void> {
    const removed = await this.em.execute<unknown[]>(remove, [id, me.id, me.email]);
    if (!removed.length) throw notFound();
  }

  private async lock(em: EntityManager, me: CurrentUser, id: number): Promise<Alert> {
    const [found] = await em.execute<Alert[]>(lock, [id, me.id, me.email]);
    if (!found) throw notFound();
    return found;
  }
}
