import { EntityManager } from '@mikro-orm/postgresql';
import {
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
  type OnModuleInit,
} from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { AuditLog } from '../audit/audit-log.js';
import { ownAccounts, PersonalData } from '../../account/index.js';
import { Suspensions } from '../measures/suspensions.js';
import type { StaffRole } from './contract.js';

export interface StaffMember {
  id: number;
  role: StaffRole;
}

const find = `
  select w.role, s.passkey_id is not null and coalesce(s.passkey_added_at, s.created_at) > now() - interval '12 hours' as "isProven"
  from staff w join session s on s.user_id = w.user_id where w.user_id = $1 and s.id = $2`;

const roleOf = `select role from staff where user_id = $1`;

/** With any account of the person: measures are of people. */
const ofPerson = `
  select from staff w join (${ownAccounts('$1')}) mine on mine.id = w.user_id limit 1`;

const isOwn = `
  select (select count(*)::int from staff where role = 'operator') as operators
  from (${ownAccounts('$1')}) mine where mine.id = $2`;

const give = `
  insert into staff (user_id, role) values (?, ?)
  on conflict (user_id) do update set role = excluded.role, given_at = now()`;

const lockOperators = `select from staff where role = 'operator' order by user_id for update`;

/** Who is suspended is none. */
const operators = `
  select w.user_id::float8 as id from staff w join "user" u on u.id = w.user_id
  where w.role = 'operator' and u.suspended_until is null`;

const take = `delete from staff where user_id = ?`;
const account = `select id::float8 as id from "user" where id = ? and deleted_at is null for no key update`;

/** Who works at the desk. A role is never part of a profile. */
@Injectable()
export class Staff implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly suspensions: Suspensions,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'role',
      collect: (userId) => this.roleOf(userId),
      erase: async (em, userId) => {
        const left = await this.lockOperators(em);
        if (left.length === 1 && left[0] === userId)
          throw new ConflictException('You are the only operator: make somebody else one first');
        await em.execute(take, [userId]);
      },
    });
  }

  /** Null for everybody else. */
  async find(userId: number, sessionId: number): Promise<{ role: StaffRole; isProven: boolean } | null> {
    const values = [userId, sessionId];
    const [row] = await this.database.query<{ role: StaffRole; isProven: boolean }>(
      'staff-find',
      find,
      values,
    );
    return row ?? null;
  }

  /** Staff cannot read or act upon what the desk has about themselves. */
  async assertOther(me: StaffMember, personId: number): Promise<void> {
    const [own] = await this.database.query<{ operators: number }>('staff-own', isOwn, [me.id, personId]);
    if (!own) return;
    const isAlone = me.role === 'operator' && own.operators === 1;
    throw new ForbiddenException(
      `This page is about you, so somebody else on the team looks after it. ${isAlone ? 'You are the only operator: make somebody else one first.' : ''}`.trim(),
    );
  }

  async includes(userId: number): Promise<boolean> {
    return (await this.database.query('staff-person', ofPerson, [userId])).length > 0;
  }

  async roleOf(userId: number): Promise<StaffRole | null> {
    const [row] = await this.database.query<{ role: StaffRole }>('staff-role', roleOf, [userId]);
    return row?.role ?? null;
  }

  async give(by: StaffMember, userId: number, role: StaffRole | null): Promise<void> {
    if (by.id === userId) throw new ConflictException('Somebody else must change your own role');
    await this.em.transactional(async (em) => {
      await this.assertOperator(em, by);
      await this.change(em, by.id, userId, role);
    });
  }

  /** Of two operators who act upon each other at once, the second is none any more. */
  async assertOperator(em: EntityManager, { id }: StaffMember): Promise<void> {
    if ((await this.lockOperators(em)).includes(id)) return;
    throw new ForbiddenException('You are no operator any more');
  }

  /** For the command on the server, whose user is trusted. Who gets a role can log in. */
  async giveByEmail(email: string, role: StaffRole | null): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [found] = await em.execute<{ id: number }[]>(
        `select id::float8 as id from "user" where email = ?`,
        [email.trim().toLowerCase()],
      );
      if (!found) throw new NotFoundException(`Nobody has logged in with ${email} yet`);
      if (role) await this.suspensions.liftAll(em, found.id);
      await this.change(em, 'server', found.id, role);
    });
  }

  /** Two may act upon each other at once. A statement of its own sees what the one before has done. */
  private async lockOperators(em: EntityManager): Promise<number[]> {
    await em.execute(lockOperators);
    return (await em.execute<{ id: number }[]>(operators)).map(({ id }) => id);
  }

  private async change(
    em: EntityManager,
    by: number | 'server',
    userId: number,
    role: StaffRole | null,
  ): Promise<void> {
    const [found] = await em.execute<unknown[]>(account, [userId]);
    if (!found) throw new NotFoundException('This person was not found');
    await (role ? em.execute(give, [userId, role]) : em.execute(take, [userId]));
    await this.audit.write(em, { by, action: 'role.changed', personId: userId, details: role ?? 'none' });
  }
}
