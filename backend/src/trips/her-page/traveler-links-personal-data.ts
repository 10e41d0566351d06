import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { tripsLeftWith } from '../relay/trip-of.js';

const readLinks = `
  select l.match_id::float8 as "matchId", l.language, l.created_at as "createdAt",
    (select coalesce(json_agg(json_build_object('airport', h.airport, 'at', h.called_at) order by h.id), '[]')
     from help_call h where h.match_id = l.match_id) as "callsForHelp"
  from traveler_link l join match m on m.id = l.match_id where m.seeker_id = $1 order by l.match_id`;
const readSeen = `
  select h.match_id::float8 as "matchId", h.called_at as "calledAt", s.seen_at as "seenAt"
  from help_call_seen s join help_call h on h.id = s.help_call_id where s.user_id = $1 order by h.id`;
const forgetLinks = `delete from traveler_link where match_id in (${tripsLeftWith})`;
const forgetSeen = 'delete from help_call_seen where user_id = ?';

/** Pages that a member made for the one who flies, and what they have seen of such a page. */
@Injectable()
export class TravelerLinksPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'travelerPages',
      collect: (userId) => this.database.query('traveler-links-of', readLinks, [userId]),
      erase: async (em, userId) => void (await em.execute(forgetLinks, [userId, userId])),
    });
    this.personalData.register({
      name: 'callsForHelpSeen',
      collect: (userId) => this.database.query('help-calls-seen-by', readSeen, [userId]),
      erase: async (em, userId) => void (await em.execute(forgetSeen, [userId])),
    });
  }
}
