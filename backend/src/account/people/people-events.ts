import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PublicUser } from '../contract.js';
import { asPublicUser } from './user-views.js';
import type { UserEntity } from './user.entity.js';

/** Somebody whose mailbox has just been proven to be theirs, and the login attempt whose mail proved it. */
export type Arrived = Pick<UserEntity, 'id' | 'email'> & { attemptId: string };

/** Who blocks, or no longer does, and whom. */
export interface Blocking {
  blockerId: number;
  blockedId: number;
}

/** Runs in the transaction in which it happens: when it fails, it has not happened. */
type Listener<Person> = (em: EntityManager, person: Person) => Promise<void>;

/** Where the other rooms hear of people; they register while the application starts. */
@Injectable()
export class PeopleEvents {
  private readonly arrivals: Listener<Arrived>[] = [];
  private readonly changes: Listener<PublicUser>[] = [];
  private readonly blockings: Listener<Blocking>[] = [];

  /** Somebody logs in. */
  onArrival(listener: Listener<Arrived>): void {
    this.arrivals.push(listener);
  }

  /** What strangers see of somebody changes: the profile, or whether the phone is verified. */
  onChange(listener: Listener<PublicUser>): void {
    this.changes.push(listener);
  }

  /** Two people are lost to each other, or found again. */
  onBlocking(listener: Listener<Blocking>): void {
    this.blockings.push(listener);
  }

  async arrived(em: EntityManager, person: Arrived): Promise<void> {
    for (const listener of this.arrivals) await listener(em, person);
  }

  async changed(em: EntityManager, person: UserEntity): Promise<void> {
    for (const listener of this.changes) await listener(em, asPublicUser(person));
  }

  async blocking(em: EntityManager, blocking: Blocking): Promise<void> {
    for (const listener of this.blockings) await listener(em, blocking);
  }
}
