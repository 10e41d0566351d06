import { EntityManager } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import { asPublicUser } from '../../account/people/user-views.js';
import { UserEntity } from '../../account/people/user.entity.js';
import { Measures } from '../measures/measures.service.js';
import { SamePeople } from '../../account/identity/same-people.js';
import type { SameAccounts } from '../../account/identity/contract.js';
import type { AuditEntry, DeskPerson, FoundPeople, PersonContact } from './contract.js';
import { Staff, type StaffMember } from './staff.js';

const counts = `
  select (select count(*)::int from report where reported_id = $1) as "reportsAbout",
    (select count(*)::int from report where reporter_id = $1) as "reportsBy",
    (select coalesce(json_agg(json_build_object('id', o.id, 'username', o.username) order by o.id), '[]')
      from "user" o join "user" u on u.mailbox_key = o.mailbox_key where u.id = $1 and o.id <> $1) as "sameMailbox"`;

/** By name, mail, phone or id; the words are a pattern's plain text. */
const search = `
  select id::float8 as id, username, verified, to_char(created_at, 'YYYY-MM-DD') as "memberSince",
    deleted_at is not null as "isFormer", suspended_until as "suspendedUntil"
  from "user"
  where email = lower($1) or phone_e164 = regexp_replace($1, '[^+0-9]', '', 'g') or id::text = $1
    or (deleted_at is null and username ilike '%' || regexp_replace($1, '([\\\\%_])', '\\\\\\1', 'g') || '%')
  order by id desc limit 30`;

interface Counts extends Pick<DeskPerson, 'reportsAbout' | 'reportsBy' | 'sameMailbox'> {
  [column: string]: unknown;
}
type Found = Omit<FoundPeople[number], 'suspendedUntil'> & { suspendedUntil: Date | null };

@Injectable()
export class PeopleDesk {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly measures: Measures,
    private readonly samePeople: SamePeople,
    private readonly staff: Staff,
  ) {}

  async find(id: number): Promise<DeskPerson> {
    const user = await this.em.fork().findOne(UserEntity, { id });
    if (!user) throw new NotFoundException('This person was not found');
    const [[counted], measures, role] = await Promise.all([
      this.database.query<Counts>('desk-person', counts, [id]),
      this.measures.list(id),
      this.staff.roleOf(id),
    ]);
    return {
      ...asPublicUser(user),
      reportsAbout: counted?.reportsAbout ?? 0,
      reportsBy: counted?.reportsBy ?? 0,
      sameMailbox: counted?.sameMailbox ?? [],
      measures,
      role,
      isFormer: Boolean(user.deletedAt),
      suspendedUntil: user.suspendedUntil?.toISOString() ?? null,
    };
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
    const user = await this.em.fork().findOne(UserEntity, { id, deletedAt: null });
    if (!user) throw new NotFoundException('This person was not found');
    if (me.role !== 'operator' && (await this.staff.roleOf(id)))
      throw new ForbiddenException('Only operators open the contact of people of the desk');
    await this.audit.write(this.em.fork(), { by: me.id, action: 'contact.opened', personId: id });
    return { email: user.email, phoneNumber: user.phoneNumber ?? null };
  }
}
