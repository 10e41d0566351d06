import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PeopleService, SamePeople } from '../../account/index.js';
import { AuditLog } from '../audit/audit-log.js';
import { Measures } from '../measures/measures.service.js';
import type { SameAccounts } from '../../account/identity/contract.js';
import type { AuditEntry, DeskPerson, FoundPeople, PersonContact } from './contract.js';
import { Staff, type StaffMember } from './staff.js';

const facts = `
  select (select count(*)::int from report where reported_id = $1) as "reportsAbout",
    (select count(*)::int from report where reporter_id = $1) as "reportsBy",
    (select coalesce(json_agg(json_build_object('id', o.id, 'username', o.username) order by o.id), '[]')
      from "user" o join "user" u on u.mailbox_key = o.mailbox_key where u.id = $1 and o.id <> $1) as "sameMailbox",
    (select json_build_object('status', status, 'reason', reason, 'on', to_char(coalesce(checked_at, created_at) at time zone 'UTC', 'YYYY-MM-DD'))
      from identity_check where user_id = $1 order by id desc limit 1) as "documentCheck",
    (select coalesce(json_agg(json_build_object('flight', p.flight, 'date', p.day) order by p.id desc), '[]')
      from (select id, flight, day from boarding_pass where user_id = $1 order by id desc limit 5) p) as "passesShown",
    deleted_at is not null as "isFormer", suspended_until as "suspendedUntil"
  from "user" where id = $1`;

const contact = `
  select email, phone_number as "phoneNumber" from "user" where id = $1 and deleted_at is null`;

/** By name, mail, phone or id; the words are a pattern's plain text. */
const search = `
  select id::float8 as id, username, verified, to_char(created_at, 'YYYY-MM-DD') as "memberSince",
    deleted_at is not null as "isFormer", suspended_until as "suspendedUntil"
  from "user"
  where email = lower($1) or phone_e164 = regexp_replace($1, '[^+0-9]', '', 'g') or id::text = $1
    or (deleted_at is null and username ilike '%' || regexp_replace($1, '([\\\\%_])', '\\\\\\1', 'g') || '%')
  order by id desc limit 30`;

interface Facts extends Pick<
  DeskPerson,
  'reportsAbout' | 'reportsBy' | 'sameMailbox' | 'isFormer' | 'documentCheck' | 'passesShown'
> {
  suspendedUntil: Date | null;
  [column: string]: unknown;
}
type Found = Omit<FoundPeople[number], 'suspendedUntil'> & { suspendedUntil: Date | null };

const notFound = () => new NotFoundException('This person was not found');

@Injectable()
export class PeopleDesk {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly measures: Measures,
    private readonly people: PeopleService,
    private readonly samePeople: SamePeople,
    private readonly staff: Staff,
  ) {}

  async find(id: number): Promise<DeskPerson> {
    const [[person], [found], measures, role] = await Promise.all([
      this.people.find([id], { former: true }),
      this.database.query<Facts>('desk-person', facts, [id]),
      this.measures.list(id),
      this.staff.roleOf(id),
    ]);
    if (!person || !found) throw notFound();
    const { suspendedUntil, ...known } = found;
    return { ...person, ...known, measures, role, suspendedUntil: suspendedUntil?.toISOString() ?? null };
  }

  async open(me: StaffMember, id: number): Promise<DeskPerson> {
    const person = await this.find(id);
    await this.audit.writeOpening(me.id, 'person.opened', { personId: id });
    return person;
  }

  /** What was searched for may be a phone number or an address, so it is a logged act. */
  async search(me: StaffMember, q: string): Promise<FoundPeople> {
    await this.audit.write(this.em.fork(), { by: me.id, action: 'people.searched' });
    const rows = await this.database.query<Found>('desk-people', search, [q]);
    return rows.map(({ suspendedUntil, ...row }) => ({
      ...row,
      suspendedUntil: suspendedUntil?.toISOString() ?? null,
    }));
  }

  async openSameAccounts(me: StaffMember, id: number): Promise<SameAccounts> {
    await this.audit.write(this.em.fork(), { by: me.id, action: 'accounts.opened', personId: id });
    return this.samePeople.otherAccounts(id);
  }

  async openLog(me: StaffMember, id: number): Promise<AuditEntry[]> {
    await this.audit.writeOpening(me.id, 'person-log.opened', { personId: id });
    return this.audit.ofPerson(id);
  }

  /** Moderators do not learn how to reach people of the desk. */
  async openContact(me: StaffMember, id: number): Promise<PersonContact> {
    const [found] = await this.database.query<PersonContact>('desk-person-contact', contact, [id]);
    if (!found) throw notFound();
    if (me.role !== 'operator' && (await this.staff.roleOf(id)))
      throw new ForbiddenException('Only operators open the contact of people of the desk');
    await this.audit.write(this.em.fork(), { by: me.id, action: 'contact.opened', personId: id });
    return found;
  }
}
