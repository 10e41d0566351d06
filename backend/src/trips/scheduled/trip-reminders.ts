import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { inEveryLanguage, Notify, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { firstNamesOf } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { isFirstCompanion } from '../relay/hand-overs.js';
import { Briefings, type Briefing } from '../texts/briefings.js';
import { wordsOf } from '../words/index.js';
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
    private readonly briefings: Briefings,
    private readonly jobs: Jobs,
    private readonly links: TripLinks,
    private readonly notify: Notify,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async remindEarly(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isEarly(scope), async (em, match) => {
      match.earlyReminderFor = match.date;
      for (const me of await remindedOf(em, match))
        if (!hasConfirmed(match, me)) await this.ask(em, match, me);
    });
  }

  async remindLate(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isLate(scope), async (em, match) => {
      match.lateReminderFor = match.date;
      for (const me of await remindedOf(em, match))
        if (hasConfirmed(match, me) || !(await this.askAgain(em, match, me)))
          await this.remind(em, match, me);
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
    const about = await this.about(em, match, me);
    const flyingUrl = this.links.confirming(match, me, about.briefing.language);
    const content = stillFlyingMail(about, { flyingUrl });
    await this.notify.send(em, 'trip.still-flying', { userId: me, content });
  }

  /** On the day before the question has all that the reminder has. False for those who want no reminders. */
  private async askAgain(em: EntityManager, match: MatchEntity, me: number): Promise<boolean> {
    const about = await this.about(em, match, me);
    const flyingUrl = this.links.confirming(match, me, about.briefing.language);
    const content = stillFlyingMail(about, { flyingUrl, calendar: this.calendarOf(about.briefing) });
    return this.notify.send(em, 'trip.still-flying', { userId: me, content });
  }

  private async remind(em: EntityManager, match: MatchEntity, me: number): Promise<void> {
    const about = await this.about(em, match, me);
    const content = tomorrowMail(about, { calendar: this.calendarOf(about.briefing) });
    await this.notify.send(em, 'trip.tomorrow', { userId: me, content });
  }

  private async tellOther(em: EntityManager, match: MatchEntity, silent: number): Promise<void> {
    const nameIn = await firstNamesOf(em, silent);
    const other = otherOf(match, silent);
    const saying = inEveryLanguage((language) => wordsOf(language).unconfirmed.message(nameIn(language)));
    await this.jobs.enqueue(em, siteMessage, { from: silent, to: other, ...saying });
    const content = unconfirmedMail(await this.about(em, match, other));
    await this.notify.send(em, 'trip.unconfirmed', { userId: other, content });
  }

  private async about(em: EntityManager, match: MatchEntity, me: number) {
    const briefing = await this.briefings.of(em, match.id, me);
    return { briefing, tripUrl: `${this.config.publicUrl}/trips/${match.id}` };
  }

  private calendarOf(briefing: Briefing) {
    return tripCalendar(briefing, { status: 'CONFIRMED', publicUrl: this.config.publicUrl });
  }
}

const isFirst = `select ${isFirstCompanion} as "isFirst" from match m where m.id = ?`;

/** A family with several companions is reminded of their trip once, before the first of them flies. */
async function remindedOf(em: EntityManager, { id, helperId, seekerId }: MatchEntity): Promise<number[]> {
  const [row] = await em.execute<{ isFirst: boolean }[]>(isFirst, [id]);
  return row?.isFirst ? [helperId, seekerId] : [helperId];
}

const hasConfirmed = ({ helperId, helperConfirmedAt, seekerConfirmedAt }: MatchEntity, me: number) =>
  (me === helperId ? helperConfirmedAt : seekerConfirmedAt) !== null;
