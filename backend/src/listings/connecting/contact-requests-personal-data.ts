import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const collect = `
  select listing_id::float8 as "listingId", asked_at as "askedAt" from contact_request
  where requester_id = $1 order by asked_at, listing_id`;

// In a fixed order: two members who leave at once may have requested each other's contact.
const erase = `
  delete from contact_request where (listing_id, requester_id) in (
    select listing_id, requester_id from contact_request
    where requester_id = ? or listing_id in (select id from listing where user_id = ?)
    order by listing_id, requester_id for update)`;

@Injectable()
export class ContactRequestsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit() {
    this.personalData.register({
      name: 'contactRequests',
      collect: (userId) => this.database.query('contact-requests-of', collect, [userId]),
      erase: async (em, userId) => {
        await em.execute(erase, [userId, userId]);
      },
    });
  }
}
