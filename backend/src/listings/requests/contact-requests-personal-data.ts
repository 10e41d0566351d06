import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeopleService, PersonalData } from '../../account/index.js';
import { Database } from '../../platform/database/database.js';

const collect = `
  select listing_id::float8 as "listingId", asked_at as "askedAt", status, note from contact_request
  where requester_id = $1 order by asked_at, listing_id`;

// In a fixed order: two members who leave at once may have requested each other's contact.
const erase = `
  delete from contact_request where (listing_id, requester_id) in (
    select listing_id, requester_id from contact_request
    where requester_id = ? or listing_id in (select id from listing where user_id = ?)
    order by listing_id, requester_id for update)`;

const hasAsked = `
  select 1 from contact_request r join listing l on l.id = r.listing_id
  where r.requester_id = $1 and l.user_id = $2 limit 1`;

@Injectable()
export class ContactRequestsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly people: PeopleService,
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
    // An owner may look up and write to those who asked, before sharing anything.
    this.people.registerEncounter(
      async (person, by) =>
        (await this.database.query('request-encounter', hasAsked, [person, by])).length > 0,
    );
  }
}
