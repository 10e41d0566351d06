import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const ofPerson = `
  select listing_id::float8 as listing, person_id::float8 as person, kept_at as "keptAt"
  from favourite where user_id = $1 order by id`;
const erase = `delete from favourite where user_id = ? or person_id = ?`;

/** What a member keeps is theirs. By whom they are kept is not in their data. */
@Injectable()
export class FavouritesPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'favourites',
      collect: (userId) => this.database.query('favourites-of', ofPerson, [userId]),
      erase: async (em, userId) => void (await em.execute(erase, [userId, userId])),
    });
  }
}
