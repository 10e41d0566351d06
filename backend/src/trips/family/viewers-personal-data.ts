import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';
import { tripsLeftWith } from '../relay/trip-of.js';

const read = `
  select v.match_id::float8 as "matchId", v.name, v.seen_at as "seenAt"
  from family_viewer v join match m on m.id = v.match_id where m.seeker_id = $1 order by v.id`;
const forget = `delete from family_viewer where match_id in (${tripsLeftWith})`;

/** Names that family left on the link of a member. */
@Injectable()
export class ViewersPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'familyLinkViewers',
      before: 'careCards',
      collect: (userId) => this.database.query('family-viewers-of', read, [userId]),
      erase: async (em, userId) => void (await em.execute(forget, [userId, userId])),
    });
  }
}
