import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { MemberMail, Notices, PeopleService, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { FirstNames, firstNameOf, nameColumns, type NameRow } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { handleDue, isMailingHour, localDay, type Scope } from './scope.js';
import { TripLinks } from './trip-links.js';
import { stillFlyingMail, tomorrowMail, unconfirmedMail } from './trip-mails.js';

/** An agreement of the last day needs no question yet. */
const isSettled = `m.status_changed_at < now() - interval '1 day'`;

const isSoon = `m.status = 'agreed' and m.date between current_date - 1 and current_date + 4`;
const isEarly = (scope: Scope) => `
  ${isSoon} and m.early_reminder_for is distinct from m.date and ${isSettled}
  and m.date between ${localDay('d')} + 2 and ${localDay('d')} + 3 and ${isMailingHour('d', scope)}`;
const isLate = (scope: Scope) => `
  ${isSoon} and m.late_reminder_for is distinct from m.date and ${isSettled}
  and m.date = ${localDay('d')} + 1 and ${isMailingHour('d', scope)}`;

/** A trip without a time counts as one in the morning: its other side hears of it on the evening before. */
const takeOff = `((m.date + coalesce(m.time, '08:00')::time) at time zone d.timezone)`;
const isUnconfirmed = ({ atAnyHour }: Scope) => `
  ${isSoon} and m.unconfirmed_told_for is distinct from m.date
  and m.date in (m.early_reminder_for, m.late_reminder_for)
  and (m.helper_confirmed_at is null or m.seeker_confirmed_at is null)
  and ((now() >= ${takeOff} - interval '12 hours' and now() < ${takeOff})
    or (${atAnyHour} and m.date = ${localDay('d')}))`;

@Injectable()
export class TripReminders {
  constructor(
    private readonly em: EntityManager,
    private readonly firstNames: FirstNames,
    private readonly jobs: Jobs,
    private readonly links: TripLinks,
    private readonly mail: MemberMail,
    private readonly notices: Notices,
    private readonly people: PeopleService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async remindEarly(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isEarly(scope), async (em, match) => {
      match.earlyReminderFor = match.date;
      for (const me of [match.helperId, match.seekerId])
        if (!hasConfirmed(match, me)) await this.ask(em, match, me);
    });
  }

  async remindLate(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isLate(scope), async (em, match) => {
      match.lateReminderFor = match.date;
      for (const me of [match.helperId, match.seekerId])
        await (hasConfirmed(match, me) ? this.remind(em, match, me) : this.ask(em, match, me));
    });
  }

  async tellUnconfirmed(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isUnconfirmed(scope), async (em, match) => {
      match.unconfirmedToldFor = match.date;
      for (const silent of [match.helperId, match.seekerId])
        if (!hasConfirmed(match, silent)) await this.tellOther(em, match, silent);
    });
  }

  private async ask(em: EntityManager, match: MatchEntity, me: number): Promise<void> {
    const links = { flyingUrl: this.links.confirming(match, me), tripUrl: this.tripUrl(match) };
    const content = stillFlyingMail(match, await this.namesFor(em, match, me), links);
    await this.notices.send(em, { userId: me, kind: 'reminders', content });
  }

  private async remind(em: EntityManager, match: MatchEntity, me: number): Promise<void> {
    const other = await this.people.contactOf(otherOf(match, me));
    const facts = { tripUrl: this.tripUrl(match), phone: other?.phoneNumber ?? null };
    const content = tomorrowMail(match, await this.namesFor(em, match, me), facts);
    await this.notices.send(em, { userId: me, kind: 'reminders', content });
  }

  private async tellOther(em: EntityManager, match: MatchEntity, silent: number): Promise<void> {
    const name = await firstNameOf(em, silent);
    const other = otherOf(match, silent);
    const text = `${name} has not confirmed the trip yet.`;
    await this.jobs.enqueue(em, siteMessage, { from: silent, to: other, text });
    const content = unconfirmedMail(match, name, this.tripUrl(match));
    await this.mail.send(em, { userId: other, content });
  }

  private async namesFor(em: EntityManager, match: MatchEntity, me: number) {
    if (me === match.helperId) return { other: await firstNameOf(em, match.seekerId), flyer: null };
    const rows = await em.execute<[NameRow]>(`select ${nameColumns} from match m where m.id = ?`, [match.id]);
    const names = this.firstNames.of(rows[0]);
    return { other: names.helper, flyer: names.isForSelf ? null : names.traveler };
  }

  private tripUrl({ id }: MatchEntity): string {
    return `${this.config.publicUrl}/trips/${id}`;
  }
}

const hasConfirmed = ({ helperId, helperConfirmedAt, seekerConfirmedAt }: MatchEntity, me: number) =>
  (me === helperId ? helperConfirmedAt : seekerConfirmedAt) !== null;
