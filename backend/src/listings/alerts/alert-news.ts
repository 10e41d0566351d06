import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Notify } from '../../account/index.js';
import { Suspensions } from '../../moderation/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { Mail } from '../../platform/mail/mail.js';
import type { Language } from '../../platform/language/contract.js';
import { offered } from '../../platform/language/languages.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { mailRefused } from '../../platform/mail/mail.job.js';
import type { Listing } from '../contract.js';
import { listingFrom, listingJson } from '../reads/listing-json.js';
import { today } from '../sql/today.js';
import { tellFound } from './alert-hits.js';
import { AlertLinks } from './alert-links.js';
import { foundMail } from './mails/alert-mails.js';
import { alertColumns, isRunning, lockMailbox, wait } from './alert-rows.js';
import { alertLimits, type Alert } from './contract.js';
import { WhyTexts, type FoundLeg } from './mails/why-texts.js';

const tellDue = defineJob('alerts.tell-due', z.object({}), { every: '*/5 * * * *' });

const atOnce = 100;
const isDue = (seconds: number) => `h.mail_id is null and h.due_at <= now() + ${wait(seconds)}`;

const dueMailboxes = `
  select distinct a.mailbox_key as key from alert_hit h join alert a on a.id = h.alert_id
  where ${isDue(0)} and a.status = 'on' and ${isRunning} limit ${atOnce}`;

const mailsOfDay = `
  select count(*)::int as sent, min(sent_at) as first from (
    select sent_at from alert_mail where mailbox_key = ? and sent_at > now() - interval '1 day'
    order by sent_at desc limit ${alertLimits.mailsADay}) latest`;

const postpone = `
  update alert_hit h set due_at = ?::timestamptz + interval '1 day' from alert a
  where a.id = h.alert_id and a.mailbox_key = ? and ${isDue(0)}`;

/** People may have agreed on a leg after it was found. */
const isMissing = (listing: string, departure: string, arrival: string) => `
  exists (select from listing_leg g
    where g.listing_id = ${listing} and g.departure = ${departure} and g.arrival = ${arrival})`;

/** Only what strangers may see of listings that are open now, and never across a block. */
const dueHits = (seconds: number) => `
  select h.alert_id::float8 as "alertId", h.listing_id::float8 as "listingId", h.why,
    coalesce(h.departure, l.departure_airport) as departure, coalesce(h.arrival, l.arrival_airport) as arrival,
    h.own_departure as "ownDeparture", h.own_arrival as "ownArrival",
    coalesce(u.email, a.email) as email, coalesce(u.language, a.language) as language,
    (select row_to_json(watched) from (select ${alertColumns}) watched) as alert,
    case when l.status = 'active' and l.user_id is not null and l.last_date >= ${today} and not exists (
      select from "user" w join block b on b.blocker_id in (w.id, l.user_id) and b.blocked_id in (w.id, l.user_id)
      where w.id = a.user_id or w.mailbox_key = a.mailbox_key)
      and (h.why = 'claimed' or h.departure is null or ${isMissing('l.id', 'h.departure', 'h.arrival')})
      and (h.own_departure is null or ${isMissing('a.own_listing_id', 'h.own_departure', 'h.own_arrival')})
      then ${listingJson} end as listing, a.user_id::float8 as "userId", a.user_id is null as "isGuest",
    a.user_id is null or (u.deleted_at is null and coalesce(u.suspended_until <= now(), true)) as "isActive"
  from alert_hit h
  join alert a on a.id = h.alert_id
  left join "user" u on u.id = a.user_id
  left join (${listingFrom}) on l.id = h.listing_id
  where a.mailbox_key = ? and a.status = 'on' and ${isRunning} and ${isDue(seconds)}
  order by l.date, l.id, h.why <> 'claimed', h.why = 'near', a.id`;

const drop = `delete from alert_hit where alert_id = ? and listing_id = ? and mail_id is null`;
const addMail = `insert into alert_mail (mailbox_key) values (?) returning id::float8 as id`;
const markTold = `
  update alert_hit set mail_id = ? where alert_id = ? and listing_id = ? and mail_id is null`;

/** An alert for a listing ends with the mail that the listing has an owner. */
const endClaimed = `
  delete from alert where id in (select alert_id from alert_hit where mail_id = ? and why = 'claimed')`;

const markBounced = `
  update alert_mail set bounced_at = now() where id = ? and bounced_at is null returning mailbox_key as key`;
const pause = `
  update alert set status = 'paused' where mailbox_key = ? and status = 'on'
    and (select count(*) from alert_mail where mailbox_key = ? and bounced_at is not null) >= 2`;

interface Hit extends FoundLeg {
  alertId: number;
  listingId: number;
  email: string;
  /** Of the member, or of the page on which a guest asked. */
  language: Language | null;
  alert: Alert;
  listing: Listing | null;
  isActive: boolean;
  userId: number | null;
  /** Asked without an account: name and flight are shown after a login. */
  isGuest: boolean;
}

const about = (mail: number) => `alert:${mail}`;

/** Tells people whom was found for them, in one mail for all that is due. */
@Injectable()
export class AlertNews implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly links: AlertLinks,
    private readonly mail: Mail,
    private readonly notify: Notify,
    private readonly suspensions: Suspensions,
    private readonly why: WhyTexts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.work(tellFound, () => this.tellAll());
    await this.jobs.work(tellDue, () => this.tellAll());
    await this.jobs.work(mailRefused, ({ about }) => this.bounced(about));
  }

  async tellAll(): Promise<void> {
    for (;;) {
      const due = await this.database.query<{ key: string }>('alert-due', dueMailboxes);
      for (const { key } of due) await this.em.fork().transactional((em) => this.tell(em, key));
      if (due.length < atOnce) return;
    }
  }

  private async tell(em: EntityManager, mailbox: string): Promise<void> {
    await em.execute(lockMailbox, [mailbox]);
    const day = await em.execute<{ sent: number; first: string | null }>(mailsOfDay, [mailbox], 'get');
    if (day.sent >= alertLimits.mailsADay) {
      await em.execute(postpone, [day.first, mailbox]);
      return;
    }
    const hits = await em.execute<Hit[]>(dueHits(this.config.alertWaitSeconds), [mailbox]);
    const isSuspended = hits[0] && (await this.suspensions.isSuspended(em, hits[0].email));
    const told = hits.filter(({ listing, isActive }) => listing && isActive && !isSuspended);
    for (const hit of hits) if (!told.includes(hit)) await em.execute(drop, [hit.alertId, hit.listingId]);
    // The accounts of a mailbox have addresses of their own.
    for (const [email, own] of Map.groupBy(told, (hit) => hit.email))
      await this.send(em, mailbox, email, own);
  }

  private async send(em: EntityManager, mailbox: string, email: string, hits: Hit[]): Promise<void> {
    const { id } = await em.execute<{ id: number }>(addMail, [mailbox], 'get');
    for (const { alertId, listingId } of hits) await em.execute(markTold, [id, alertId, listingId]);
    await em.execute(endClaimed, [id]);
    const alerts = [...new Map(hits.map(({ alert }) => [alert.id, alert])).values()];
    const language = offered(this.config, hits[0]?.language);
    // If two alerts find one listing, the mail has it once, with the better reason.
    const finds = [...Map.groupBy(hits, ({ listingId }) => listingId).values()].flatMap(([hit]) =>
      hit?.listing
        ? [
            {
              alert: hit.alert,
              listing: hit.listing,
              reason: this.why.of(hit, hit.alert, hit.listing, language),
              isGuest: hit.isGuest,
            },
          ]
        : [],
    );
    const { page, oneClick } = this.links.of(id);
    const urls = { publicUrl: this.config.publicUrl, stopUrl: page };
    const content: MailText = (known) => foundMail(finds, alerts, urls, known);
    const userId = hits.find((hit) => hit.userId)?.userId;
    if (userId) await this.notify.send(em, 'alert.found', { userId, content, key: about(id) });
    await this.mail.send(em, {
      to: email,
      mail: renderForReader(content, language, this.config),
      unsubscribeUrl: oneClick,
      about: about(id),
    });
  }

  /** The provider refuses the mailbox for good: after the second time all its alerts pause. */
  private async bounced(subject: string): Promise<void> {
    const [, id] = /^alert:(\d+)$/.exec(subject) ?? [];
    if (!id) return;
    await this.em.fork().transactional(async (em) => {
      const [mail] = await em.execute<{ key: string }[]>(markBounced, [id]);
      if (mail) await em.execute(pause, [mail.key, mail.key]);
    });
  }
}
