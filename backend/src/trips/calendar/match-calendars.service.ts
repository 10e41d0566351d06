import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { maskContacts } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Match } from '../contract.js';
import type { Meeting } from '../legs/contract.js';
import { MatchReads } from '../match-reads.js';
import { Briefings, type Briefing } from '../texts/briefings.js';
import { tripCalendar, tripEvents, type CalendarFile } from './trip-calendar.js';

const statuses: Partial<Record<Match['status'], 'CONFIRMED' | 'CANCELLED'>> = {
  agreed: 'CONFIRMED',
  done: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

@Injectable()
export class MatchCalendars {
  constructor(
    private readonly em: EntityManager,
    private readonly briefings: Briefings,
    private readonly matches: MatchReads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(me: number, id: number): Promise<CalendarFile> {
    const { status } = await this.matches.one(me, id);
    if (!statuses[status]) throw new ConflictException('You have not agreed on this trip');
    const briefing = await this.briefings.of(this.em, id, me);
    return tripCalendar(briefing, this.optionsOf(briefing, status));
  }

  /** The same entries of a calendar that has all trips. Strangers may read it, so places are shown as to them. */
  async eventsOf(me: number, { id, status }: Pick<Match, 'id' | 'status'>): Promise<string[]> {
    const briefing = await this.briefings.of(this.em, id, me);
    const options = { ...this.optionsOf(briefing, status), hasAlarms: true };
    return tripEvents(withoutContacts(briefing), options);
  }

  private optionsOf({ isOpen }: Briefing, status: Match['status']) {
    // Other companions may fly on with the family.
    const shown = isOpen ? 'CONFIRMED' : (statuses[status] ?? 'CANCELLED');
    return { status: shown, publicUrl: this.config.publicUrl } as const;
  }
}

/** Members type what they like into the place of a meeting. */
function withoutContacts({ meetings, handOvers, ...briefing }: Briefing): Briefing {
  const masked = (meeting: Meeting) => ({ ...meeting, place: meeting.place && maskContacts(meeting.place) });
  return {
    ...briefing,
    meetings: meetings.map(masked),
    handOvers: handOvers.map((each) => ({ ...each, meeting: each.meeting && masked(each.meeting) })),
  };
}
