import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PublicUser } from '../contract.js';
import { asPublicUser } from './user-views.js';
import type { UserEntity } from './user.entity.js';

/** A user who has just proven access to their mailbox, and the login attempt that proved it. */
export type LoggedIn = Pick<UserEntity, 'id' | 'email'> & { attemptId: string };

/** Of a person whose mailbox or passkey is proven. */
export type ProvenAccount = Pick<UserEntity, 'id' | 'mailboxKey' | 'phoneKey'>;

export interface BlockChange {
  blockerId: number;
  blockedId: number;
  /** It hides the two from each other, and ends nothing yet. */
  canBeUndone?: boolean;
}

export interface Rename {
  userId: number;
  former: string;
  username: string;
}

export interface EmailMove {
  userId: number;
  from: string;
  to: string;
}

export interface Suspension {
  userId: number;
  email: string;
  isSuspended: boolean;
}

/** Runs in the same transaction as the change, so its failure rolls the change back. */
type Listener<Person> = (em: EntityManager, person: Person) => Promise<void>;

@Injectable()
export class PeopleEvents {
  private readonly beforeLoginListeners: Listener<ProvenAccount>[] = [];
  private readonly loginListeners: Listener<LoggedIn>[] = [];
  private readonly changeListeners: Listener<PublicUser>[] = [];
  private readonly renameListeners: Listener<Rename>[] = [];
  private readonly emailListeners: Listener<EmailMove>[] = [];
  private readonly blockListeners: Listener<BlockChange>[] = [];
  private readonly suspensionListeners: Listener<Suspension>[] = [];
  private readonly guardListeners: Listener<{ userId: number }>[] = [];
  private readonly numberListeners: Listener<{ userId: number }>[] = [];

  /** A listener that throws refuses the login. */
  onBeforeLogin(listener: Listener<ProvenAccount>): void {
    this.beforeLoginListeners.push(listener);
  }

  onLogin(listener: Listener<LoggedIn>): void {
    this.loginListeners.push(listener);
  }

  onChange(listener: Listener<PublicUser>): void {
    this.changeListeners.push(listener);
  }

  /** After a member has chosen another name. */
  onRename(listener: Listener<Rename>): void {
    this.renameListeners.push(listener);
  }

  /** After a member has proven another mailbox, or an earlier one has taken its account back. */
  onEmailChange(listener: Listener<EmailMove>): void {
    this.emailListeners.push(listener);
  }

  onBlockChange(listener: Listener<BlockChange>): void {
    this.blockListeners.push(listener);
  }

  /** Also when its end is another day. */
  onSuspension(listener: Listener<Suspension>): void {
    this.suspensionListeners.push(listener);
  }

  /** After each block and report by this member. */
  onGuarded(listener: Listener<{ userId: number }>): void {
    this.guardListeners.push(listener);
  }

  onNumberVerified(listener: Listener<{ userId: number }>): void {
    this.numberListeners.push(listener);
  }

  async beforeLogin(em: EntityManager, account: ProvenAccount): Promise<void> {
    for (const listener of this.beforeLoginListeners) await listener(em, account);
  }

  async loggedIn(em: EntityManager, person: LoggedIn): Promise<void> {
    for (const listener of this.loginListeners) await listener(em, person);
  }

  async changed(em: EntityManager, person: UserEntity): Promise<void> {
    for (const listener of this.changeListeners) await listener(em, asPublicUser(person));
  }

  async renamed(em: EntityManager, change: Rename): Promise<void> {
    for (const listener of this.renameListeners) await listener(em, change);
  }

  async emailChanged(em: EntityManager, move: EmailMove): Promise<void> {
    for (const listener of this.emailListeners) await listener(em, move);
  }

  async blockChanged(em: EntityManager, change: BlockChange): Promise<void> {
    for (const listener of this.blockListeners) await listener(em, change);
  }

  async suspensionChanged(em: EntityManager, change: Suspension): Promise<void> {
    for (const listener of this.suspensionListeners) await listener(em, change);
  }

  async guarded(em: EntityManager, userId: number): Promise<void> {
    for (const listener of this.guardListeners) await listener(em, { userId });
  }

  async numberVerified(em: EntityManager, userId: number): Promise<void> {
    for (const listener of this.numberListeners) await listener(em, { userId });
  }
}
