import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../../account/index.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { tripsLeftWith } from '../../relay/trip-of.js';
import { openContacts } from './sealed-contacts.js';

const read = `
  select c.match_id::float8 as "matchId", c.sealed, c.told_at as "toldAt"
  from arrival_contacts c join match m on m.id = c.match_id where m.seeker_id = $1 order by c.match_id`;
const forget = `delete from arrival_contacts where match_id in (${tripsLeftWith})`;

interface Row extends Record<string, unknown> {
  matchId: number;
  sealed: string;
  toldAt: Date | null;
}

@Injectable()
export class ArrivalPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'arrivalContacts',
      collect: async (userId) => {
        const rows = await this.database.query<Row>('arrival-contacts-of', read, [userId]);
        return rows.map(({ matchId, sealed, toldAt }) => {
          const contacts = openContacts(this.config.secrets, sealed);
          return { matchId, contacts, toldAt };
        });
      },
      erase: async (em, userId) => void (await em.execute(forget, [userId, userId])),
    });
  }
}
