import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { BlocksService, maskContacts, PeopleService } from '../../account/index.js';
import { ManyContacts } from '../../moderation/index.js';
import { Database } from '../../platform/database/database.js';
import { flyerOfMatch, wayJson, withTraveler } from '../match-json.js';
import { instant, personJson } from '../person-json.js';
import { sharedWithBlocked, type ContactRequest, type MyRequest } from './contract.js';

export const listingNotFound = (): Error => new NotFoundException('This listing was not found');
export const requestNotFound = (): Error => new NotFoundException('This request was not found');

const maxShown = 500;

/** The open or agreed trip of the two about this listing. */
const matchOfRequest = `
  select json_build_object('id', m.id, 'status', m.status, 'proposedByOwner', m.proposer_id = l.user_id,
    'way', ${wayJson}, 'flyer', ${flyerOfMatch} - 'firstName')
  from match m ${withTraveler}
  where m.listing_id = l.id and m.status in ('proposed', 'agreed')
    and (m.helper_id, m.seeker_id) in ((l.user_id, r.requester_id), (r.requester_id, l.user_id))
  order by m.id desc limit 1`;

const columns = `
  r.id::float8 as id, ${personJson('r.requester_id', 't')} as person, r.note, r.status,
  case when r.warned then '${sharedWithBlocked}' end as warning,
  (${matchOfRequest}) as match, ${instant('r.asked_at')} as "createdAt"`;
const from = `
  contact_request r join listing l on l.id = r.listing_id left join traveler t on t.user_id = r.requester_id`;

/** Open requests first, the newest first. */
const ofListing = `
  select ${columns} from ${from}
  where r.listing_id = $1 and r.status <> 'withdrawn' and r.requester_id <> all($2::bigint[])
  order by r.status = 'asked' desc, r.asked_at desc, r.id desc limit ${maxShown}`;
const one = `
  select ${columns} from ${from}
  where r.id = $1 and l.user_id = $2 and r.requester_id <> all($3::bigint[])`;
const isOwn = `select 1 from listing where id = $1 and user_id = $2`;
const mineColumns = `
  r.id::float8 as id, r.listing_id::float8 as "listingId", r.status, ${instant('r.asked_at')} as "createdAt",
  (select max(m.id)::float8 from match m
   where m.listing_id = r.listing_id and m.status = 'agreed'
     and r.requester_id in (m.helper_id, m.seeker_id)) as "tripId"`;
const mineOne = `select ${mineColumns} from contact_request r where r.id = $1 and r.requester_id = $2`;
const ofRequester = `
  select ${mineColumns}
  from contact_request r join listing l on l.id = r.listing_id
  where r.requester_id = $1 and (l.user_id = any($2::bigint[])) is not true
  order by r.asked_at desc, r.id desc limit ${maxShown}`;

const hasAsked = `
  select 1 from contact_request r join listing l on l.id = r.listing_id
  where r.requester_id = $1 and l.user_id = $2 limit 1`;

const asked = `
  select r.requester_id::float8 as "personId", array_agg(l.user_id)::float8[] as others
  from contact_request r join listing l on l.id = r.listing_id
  where r.asked_at > now() - $1::int * interval '1 day' and l.user_id is not null group by r.requester_id`;

type Row<Contract> = Contract & Record<string, unknown>;

@Injectable()
export class RequestReads implements OnModuleInit {
  constructor(
    private readonly blocks: BlocksService,
    private readonly contacts: ManyContacts,
    private readonly database: Database,
    private readonly people: PeopleService,
  ) {}

  /** An owner may look up and write to those who asked, before sharing anything. */
  onModuleInit(): void {
    this.contacts.register((days) => this.database.query('contacts-asked', asked, [days]));
    this.people.registerEncounter(async (person, by) => {
      return (await this.database.query('request-encounter', hasAsked, [person, by])).length > 0;
    });
  }

  /** For the owner of the listing. To others the listing is not found. */
  async ofListing(me: number, listingId: number): Promise<ContactRequest[]> {
    const [own] = await this.database.query('listing-is-own', isOwn, [listingId, me]);
    if (!own) throw listingNotFound();
    const values = [listingId, await this.blocks.blockedAround(me)];
    const rows = await this.database.query<Row<ContactRequest>>('requests-of-listing', ofListing, values);
    return rows.map(covered);
  }

  async one(me: number, id: number): Promise<ContactRequest> {
    const values = [id, me, await this.blocks.blockedAround(me)];
    const [row] = await this.database.query<Row<ContactRequest>>('request-one', one, values);
    if (!row) throw requestNotFound();
    return covered(row);
  }

  async myOne(me: number, id: number): Promise<MyRequest> {
    const [row] = await this.database.query<Row<MyRequest>>('request-mine', mineOne, [id, me]);
    if (!row) throw requestNotFound();
    return row;
  }

  async mine(me: number): Promise<MyRequest[]> {
    const values = [me, await this.blocks.blockedAround(me)];
    return this.database.query<Row<MyRequest>>('requests-mine', ofRequester, values);
  }
}

const covered = (request: ContactRequest): ContactRequest => ({
  ...request,
  note: request.note && !request.person.verified ? maskContacts(request.note) : request.note,
});
