import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { inEveryLanguage, Notify, siteMessage } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { tripCalendar } from '../calendar/trip-calendar.js';
import { firstNamesOf } from '../family/trip-names.js';
import { otherOf } from '../match-lock.js';
import type { MatchEntity } from '../match.entity.js';
import { fliesBefore, isFirstCompanion } from '../relay/hand-overs.js';
import { lockMembers } from '../relay/members.js';
import { isMember, tripIdOf, tripOf } from '../relay/trip-of.js';
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
/** One of the two has not confirmed, and the other has not heard of it yet. */
const isSilent = (match: string) => `
  ${match}.status = 'agreed' and ${match}.unconfirmed_told_for is distinct from ${match}.date
  and ${match}.date in (${match}.early_reminder_for, ${match}.late_reminder_for)
  and (${match}.helper_confirmed_at is null or ${match}.seeker_confirmed_at is null)`;
const isUnconfirmed = ({ atAnyHour }: Scope) => `
  ${isSoon} and ${isSilent('m')}
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
        if (hasConfirmed(match, me) || !(await this.ask(em, match, me))) await this.remind(em, match, me);
    });
  }

  async tellUnconfirmed(scope: Scope): Promise<void> {
    await handleDue(this.em, scope, isUnconfirmed(scope), async (em, match) => {
      // The family was told of it with another companion.
      if (match.unconfirmedToldFor === match.date) return;
      const { seekerId } = match;
      const found = await silentWith(em, match);
      for (const each of found) {
        each.unconfirmedToldFor = each.date;
        if (hasConfirmed(each, seekerId)) continue;
        await this.write(em, each, seekerId);
        await this.mail(em, each, each.helperId);
      }
      const silent = found.filter((each) => !hasConfirmed(each, each.helperId));
      for (const each of silent) await this.write(em, each, each.helperId);
      const [first] = silent;
      if (first) await this.mail(em, first, seekerId, silent);
    });
  }

  /** Has all that the reminder has. False for those who want no reminders. */
  private async ask(em: EntityManager, match: MatchEntity, me: number): Promise<boolean> {
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

  private async write(em: EntityManager, match: MatchEntity, silent: number): Promise<void> {
    const nameIn = await firstNamesOf(em, silent);
    const saying = inEveryLanguage((language) => wordsOf(language).unconfirmed.message(nameIn(language)));
    await this.jobs.enqueue(em, siteMessage, { from: silent, to: otherOf(match, silent), ...saying });
  }

  /** To the family also of other companions who have not confirmed. */
  private async mail(em: EntityManager, match: MatchEntity, to: number, silent: MatchEntity[] = []) {
    const about = await this.about(em, match, to);
    const namesIn = await Promise.all(silent.map(({ helperId }) => firstNamesOf(em, helperId)));
    const names = namesIn.map((nameIn) => nameIn(about.briefing.language));
    await this.notify.send(em, 'trip.unconfirmed', { userId: to, content: unconfirmedMail(about, names) });
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

/** In the order flown. */
const findSilent = `
  select x.id::float8 as id from match m join match x on ${isMember('x', tripOf('m'))}
  where m.id = ? and ${isSilent('x')} and x.date between m.date - 1 and m.date + 1
  order by (select count(*) from match y where ${isMember('y', tripOf('m'))} and ${fliesBefore('y', 'x')}), x.id`;

/** One reminder for one trip: with the other companions around this day. */
async function silentWith(em: EntityManager, match: MatchEntity): Promise<MatchEntity[]> {
  await em.flush();
  const members = await lockMembers(em, tripIdOf(match));
  const rows = await em.execute<{ id: number }[]>(findSilent, [match.id]);
  return rows.flatMap(({ id }) => members.filter((each) => each.id === id));
}

const hasConfirmed = ({ helperId, helperConfirmedAt, seekerConfirmedAt }: MatchEntity, me: number) =>
  (me === helperId ? helperConfirmedAt : seekerConfirmedAt) !== null;
