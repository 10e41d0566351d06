import { MikroORM } from '@mikro-orm/postgresql';
import { staffSelf } from '../../moderation/desk/contract.js';
import type { UserEntity } from '../../account/people/user.entity.js';
import { Suspensions } from '../../moderation/index.js';
import { asStaff } from '../../moderation/testing/staff.js';
import type { Client, Reply } from '../client.js';
import type { TestApp } from '../test-app.js';
import type { Caller } from './requests.js';
import { emailOfCaller } from './valid-values.js';

export const operatorToken = 'token-of-a-fuzzing-operator';

/** A login counts as a fresh proof for ten minutes. */
const maxSessionMs = 5 * 60_000;

const withAccount = `select 1 from "user" where id = $1 and deleted_at is null`;

interface Session {
  client: Client;
  openedAt: number;
}

/** A visitor, a member, an operator and a team. The member stays the same person until their account is deleted. */
export class Callers {
  private readonly sessions = new Map<Caller, Session>();
  logins = 0;

  constructor(
    private readonly app: TestApp,
    private person?: UserEntity,
  ) {}

  /** The member can delete their account. */
  get ownEmail(): string {
    return this.person?.email ?? emailOfCaller;
  }

  async headersOf(caller: Caller): Promise<Record<string, string>> {
    if (caller === 'visitor') return {};
    if (caller === 'team') return { authorization: `Bearer ${operatorToken}` };
    const { cookies } = await this.clientOf(caller);
    return { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') };
  }

  /** True when a request has ended the session: a logout, a deleted account, a ban. The next headers are of a new one. */
  async hasLostSession(caller: Caller): Promise<boolean> {
    if (caller !== 'member' && caller !== 'operator') return false;
    const client = await this.clientOf(caller);
    const reply = await client.get(caller === 'member' ? '/api/auth/me' : '/api/desk/me');
    if (reply.status === 200 && (caller === 'member' || isOperator(reply))) return false;
    this.sessions.delete(caller);
    return true;
  }

  private async clientOf(caller: 'member' | 'operator'): Promise<Client> {
    const session = this.sessions.get(caller);
    if (session && Date.now() - session.openedAt < maxSessionMs) return session.client;
    this.logins += 1;
    const client =
      caller === 'member'
        ? await this.app.as(await this.member())
        : (await asStaff(this.app, 'operator')).client;
    this.sessions.set(caller, { client, openedAt: Date.now() });
    return client;
  }

  private async member(): Promise<UserEntity> {
    const { database, make, nest } = this.app;
    const id = this.person?.id;
    if (!id || !(await database.query('fuzz-account', withAccount, [id])).length)
      return (this.person = await make.user({
        verified: true,
        publicSince: new Date(),
        rulesAgreedAt: new Date(),
      }));
    const em = nest.get(MikroORM).em.fork();
    await em.transactional((inTurn) => this.app.get(Suspensions).liftAll(inTurn, id));
    return this.person!;
  }
}

const isOperator = (reply: Reply) => staffSelf.parse(reply.json()).role === 'operator';
