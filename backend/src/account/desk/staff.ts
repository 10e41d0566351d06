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
import { ownAccounts } from '../people/own-accounts.js';
import { PersonalData } from '../profile/personal-data.js';
import type { StaffRole } from './contract.js';

export interface StaffMember {
  id: number;
  role: StaffRole;
}

const find = `
  select w.role, s.passkey_id is not null and s.created_at > now() - interval '12 hours' as "isProven"
  from staff w join session s on s.user_id = w.user_id where w.user_id = $1 and s.id = $2`;

const roleOf = `select role from staff where user_id = $1`;

const isOwn = `
  select (select count(*)::int from staff where role = 'operator') as operators
  from (${ownAccounts('$1')}) mine where mine.id = $2`;

const give = `
  insert into staff (user_id, role) values (?, ?)
  on conflict (user_id) do update set role = excluded.role, given_at = now()`;

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
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'role',
      collect: (userId) => this.roleOf(userId),
      erase: async (em, userId) => {
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

  /** Nobody reads what the desk has about them, or acts upon it. */
  async expectOther(me: StaffMember, personId: number): Promise<void> {
    const [own] = await this.database.query<{ operators: number }>('staff-own', isOwn, [me.id, personId]);
    if (!own) return;
    const isAlone = me.role === 'operator' && own.operators === 1;
    throw new ForbiddenException(
      `This page is about you, so somebody else on the team looks after it. ${isAlone ? 'You are the only operator: make somebody else one first.' : ''}`.trim(),
    );
  }

  async roleOf(userId: number): Promise<StaffRole | null> {
    const [row] = await this.database.query<{ role: StaffRole }>('staff-role', roleOf, [userId]);
    return row?.role ?? null;
  }

  async give(by: StaffMember, userId: number, role: StaffRole | null): Promise<void> {
    if (by.id === userId) throw new ConflictException('Somebody else must change your own role');
    await this.em.transactional((em) => this.change(em, by.id, userId, role));
  }

  /** For the command on the server: who may run it is trusted. */
  async giveByEmail(email: string, role: StaffRole | null): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [found] = await em.execute<{ id: number }[]>(
        `select id::float8 as id from "user" where email = ?`,
        [email.trim().toLowerCase()],
      );
      if (!found) throw new NotFoundException(`Nobody has logged in with ${email} yet`);
      await this.change(em, 'server', found.id, role);
    });
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
