import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Me } from '../contract.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { asMe } from '../people/user-views.js';
import { FollowingBlocks } from '../safety/following-blocks.js';
import { type Device, KnownDevices } from '../sessions/known-devices.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CodeCheck } from './code-check.js';
import { LoginAttempts, type Proven } from './login-attempts.js';
import { usedLink, wrongCode } from './refusals.js';

/** Who knocks: from where, with what, and with which cookies. */
export interface Visitor {
  ip: string;
  device: Device;
  browserToken: string;
  sessionToken: string | undefined;
}

/** A person who has come in, and the token of the new session. */
export interface Arrival {
  token: string;
  user: Me;
}

/** Lets people in who have proven that a mailbox is theirs; the first time makes their account. */
@Injectable()
export class ArrivalService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly codeCheck: CodeCheck,
    private readonly events: PeopleEvents,
    private readonly followingBlocks: FollowingBlocks,
    private readonly knownDevices: KnownDevices,
    private readonly people: PeopleService,
    private readonly sessions: SessionsService,
  ) {}

  async byCode(attempt: string, code: string, visitor: Visitor): Promise<Arrival> {
    const { browserToken, ip } = visitor;
    const count = () => this.attempts.count(attempt, browserToken);
    const right = await this.codeCheck.check({ code, purpose: 'login', ip, count });
    return this.em.transactional(async (em) => {
      const email = await this.attempts.takeCode(em, right);
      if (!email) throw wrongCode();
      return this.letIn(em, { email, attemptId: attempt }, visitor);
    });
  }

  async byLink(linkToken: string, visitor: Visitor): Promise<Arrival> {
    return this.em.transactional(async (em) => {
      const proven = await this.attempts.takeLink(em, linkToken);
      if (!proven) throw usedLink();
      return this.letIn(em, proven, visitor);
    });
  }

  /** Whichever session the browser had before is over: a new login is a new token. */
  private async letIn(em: EntityManager, { email, attemptId }: Proven, visitor: Visitor): Promise<Arrival> {
    await this.sessions.endByToken(visitor.sessionToken, em);
    const { user, isNew } = await this.people.withEmail(em, email);
    if (isNew) await this.followingBlocks.inherit(em, user);
    await this.knownDevices.see(em, user, visitor.device, isNew);
    await this.events.arrived(em, { id: user.id, email, attemptId });
    return { token: await this.sessions.open(em, user.id, visitor.device.name), user: asMe(user) };
  }
}
