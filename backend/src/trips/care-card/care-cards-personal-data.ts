import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { UnknownSeal } from '../../platform/secrets/sealing.js';
import { tripsLeftWith } from '../relay/trip-of.js';
import { openCareCard, openLook } from './sealed-care-card.js';

const written = `
  select m.id::float8 as "matchId", c.sealed, c.sealed_look as "sealedLook" from care_card c join match m on m.id = c.match_id
  where m.seeker_id = $1 order by m.id`;
const ofTrip = `match_id in (${tripsLeftWith})`;

interface Stored {
  matchId: number;
  sealed: string;
  sealedLook: string | null;
  [column: string]: unknown;
}

/** A care card belongs to the family: the helper's download does not have it. */
@Injectable()
export class CareCardsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'careCards',
      collect: (userId) => this.collect(userId),
      erase: async (em, userId) => {
        await em.execute(`delete from care_card where ${ofTrip}`, [userId, userId]);
        await em.execute(`delete from family_link where ${ofTrip}`, [userId, userId]);
      },
    });
  }

  private async collect(userId: number): Promise<object[]> {
    const rows = await this.database.query<Stored>('care-cards-of', written, [userId]);
    return rows.flatMap((row) => this.opened(row));
  }

  private opened({ matchId, sealed, sealedLook }: Stored): object[] {
    try {
      const { secrets } = this.config;
      const { photo, ...look } = openLook(secrets, sealedLook);
      const picture = photo && { photo: `data:image/webp;base64,${photo}` };
      return [{ matchId, ...openCareCard(secrets, sealed), ...look, ...picture }];
    } catch (error) {
      // Of a lost secret: there is nothing left to give.
      if (error instanceof UnknownSeal) return [];
      throw error;
    }
  }
}
