import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Match } from '../contract.js';
import { MatchReads } from '../match-reads.js';
import { Briefings } from '../texts/briefings.js';
import { tripCalendar, type CalendarFile } from './trip-calendar.js';

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
    const { status: now } = await this.matches.one(me, id);
    const known = statuses[now];
    if (!known) throw new ConflictException('You have not agreed on this trip');
    const briefing = await this.briefings.of(this.em, id, me);
    // Other companions may fly on with the family.
    const status = briefing.isOpen ? 'CONFIRMED' : known;
    return tripCalendar(briefing, { status, publicUrl: this.config.publicUrl });
  }
}
