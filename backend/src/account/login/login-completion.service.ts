import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { UserEntity } from '../people/user.entity.js';
import { asMe } from '../people/user-views.js';
import { GuardedMembers } from '../blocks/guarded-members.js';
import { MailboxBlocks } from '../blocks/mailbox-blocks.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { KnownNetworks } from '../sessions/known-networks.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CodeCheck, type Try } from '../codes/code-check.js';
import { LoginAttempts, type Proven } from './login-attempts.js';
import { usedLink, wrongCode } from '../codes/refusals.js';
import type { CompletedLogin, Visitor } from './visitor.js';

const findStaff = 'select exists (select from staff where user_id = ?) as "isStaff"';

@Injectable()
export class LoginCompletionService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly codeCheck: CodeCheck,
    private readonly events: PeopleEvents,
    private readonly guardedMembers: GuardedMembers,
    private readonly mailboxBlocks: MailboxBlocks,
    private readonly knownDevices: KnownDevices,
    private readonly knownNetworks: KnownNetworks,
    private readonly people: PeopleService,
    private readonly sessions: SessionsService,
  ) {}

  async completeByCode(attempt: string, code: string, visitor: Visitor): Promise<CompletedLogin> {
    const { browserToken, device, ip } = visitor;
    const count = () => this.attempts.count(attempt, browserToken);
    const isKnownDevice = ({ destination }: Try) => this.knownDevices.knows(destination, device);
    const checked = await this.codeCheck.check({ code, purpose: 'login', ip, count, isKnownDevice });
    return this.em.transactional(async (em) => {
      const email = await this.attempts.useCode(em, checked);
      if (!email) throw wrongCode();
      return this.openSession(em, { email, attemptId: attempt }, visitor);
    });
  }

  async completeByLink(linkToken: string, visitor: Visitor): Promise<CompletedLogin> {
    return this.em.transactional(async (em) => {
      const proven = await this.attempts.useLink(em, linkToken);
      if (!proven) throw usedLink();
      return this.openSession(em, proven, visitor);
    });
  }

  /** The account exists, so nothing is claimed by this login. */
  async completeByPasskey(
    { userId, passkeyId }: { userId: number; passkeyId: number },
    visitor: Visitor,
  ): Promise<CompletedLogin> {
    return this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(UserEntity, { id: userId, deletedAt: null });
      await this.events.beforeLogin(em, user);
      await this.sessions.endByToken(visitor.sessionToken, em);
      const deviceToken = await this.knownDevices.record(em, user, visitor.device, false);
      await this.knownNetworks.record(em, user.id, visitor.ip);
      const token = await this.sessions.open(em, user.id, visitor.device.name, passkeyId);
      return { token, deviceToken, user: await this.meOf(em, user) };
    });
  }

  /** A login always replaces the browser's session token, so a planted token is worthless. */
  private async openSession(
    em: EntityManager,
    { email, attemptId }: Proven,
    visitor: Visitor,
  ): Promise<CompletedLogin> {
    await this.sessions.endByToken(visitor.sessionToken, em);
    const { user, isNew } = await this.people.findOrCreate(em, email);
    await this.events.beforeLogin(em, user);
    if (isNew) {
      await this.mailboxBlocks.inherit(em, user);
      await this.guardedMembers.guardIfBlocking(em, user.id);
    }
    const deviceToken = await this.knownDevices.record(em, user, visitor.device, isNew);
    await this.knownNetworks.record(em, user.id, visitor.ip);
    await this.events.loggedIn(em, { id: user.id, email, attemptId });
    const token = await this.sessions.open(em, user.id, visitor.device.name);
    return { token, deviceToken, user: await this.meOf(em, user) };
  }

  private async meOf(em: EntityManager, user: UserEntity): Promise<CompletedLogin['user']> {
    const [{ isStaff }] = await em.execute<[{ isStaff: boolean }]>(findStaff, [user.id]);
    return { ...asMe(user), isStaff };
  }
}
