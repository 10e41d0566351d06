import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { trustOf } from '../../platform/limits/limited.js';
import type { Trust } from '../../platform/limits/table.js';
import type { PublicUser } from '../contract.js';
import { Mailboxes } from './mailbox.js';
import { UserEntity } from './user.entity.js';
import { asPublicUser } from './user-views.js';
import { givenUsername } from './username.js';

const rounds = 8;
const insertUser = `
  insert into "user" (email, username, username_is_chosen, mailbox_key) values (?, ?, false, ?)
  on conflict do nothing returning id`;

const findPeople = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt"
  from "user" where id = any($1::bigint[]) and (deleted_at is null or $2) order by id`;

const findVerifiedPhone = `
  select phone_e164 as phone from "user" where id = $1 and verified and deleted_at is null`;

const findReachable = `
  select u.public_since is not null or exists (
    select 1 from meeting where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint))
    as known
  from "user" u where u.id = $1::bigint and u.id <> $2::bigint and (u.deleted_at is null or $3)`;

const findHelper = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt"
  from "user" where id = $1 and helper_since is not null and deleted_at is null`;

const keep = `
  select id from "user" where id in (least(?::bigint, ?), greatest(?::bigint, ?)) and (deleted_at is null or id = ?)
  order by id for key share`;

const notFound = () => new NotFoundException('This person was not found');
const pleaseLogIn = (): Error => new UnauthorizedException('Please log in');

type Shown = Parameters<typeof asPublicUser>[0];

/** A room's word on whether the second of these people has come across the first there. */
type Encounter = (person: number, by: number) => Promise<boolean>;

/** Includes people who deleted their account. */
interface Including {
  former?: boolean;
}

/**
 * People as the other rooms need them. Lock order of every transaction: people first, all of them in ascending order of
 * their ids, and only then their inboxes, travelers, listings and whatever belongs to those.
 */
@Injectable()
export class PeopleService {
  private readonly encounters: Encounter[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** The account of this email's owner; the first login makes it, and two at once make one. */
  async withEmail(em: EntityManager, email: string): Promise<{ user: UserEntity; isNew: boolean }> {
    const mailboxKey = await this.mailboxes.keyOf(email);
    let isNew = false;
    for (let round = 0; round < rounds; round++) {
      const user = await em.findOne(UserEntity, { email });
      if (user) return { user, isNew };
      const made = await em.execute<unknown[]>(insertUser, [email, givenUsername(round), mailboxKey]);
      isNew = made.length > 0;
    }
    return { user: await em.findOneOrFail(UserEntity, { email }), isNew };
  }

  /** Locks the row of the logged-in user until the transaction ends. */
  lock(em: EntityManager, userId: number, failHandler = pleaseLogIn): Promise<UserEntity> {
    return em.findOneOrFail(
      UserEntity,
      { id: userId, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, failHandler },
    );
  }

  /** Neither of these two accounts is deleted before the transaction ends; 404 when one is already. */
  async keep(
    em: EntityManager,
    me: number,
    other: number,
    { former = false }: Including = {},
  ): Promise<void> {
    const kept = await em.execute<unknown[]>(keep, [me, other, me, other, former ? other : null]);
    if (kept.length < 2) throw notFound();
  }

  /** What strangers see of this person, which stays so until the transaction ends; 404 when the account is deleted. */
  async hold(em: EntityManager, userId: number): Promise<PublicUser> {
    const options = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true, failHandler: notFound } as const;
    return asPublicUser(await em.findOneOrFail(UserEntity, { id: userId, deletedAt: null }, options));
  }

  /** The public side of these people, without former members unless they are asked for. */
  async find(ids: number[], { former = false }: Including = {}): Promise<PublicUser[]> {
    const people = await this.database.query<Shown>('people-find', findPeople, [ids, former]);
    return people.map(asPublicUser);
  }

  /** Where an SMS to this person goes; null while no number is proven to be theirs. */
  async verifiedPhoneOf(userId: number): Promise<string | null> {
    const values = [userId];
    const [row] = await this.database.query<{ phone: string }>('people-phone', findVerifiedPhone, values);
    return row?.phone ?? null;
  }

  /** From now on strangers can look this person up: something of theirs is public. */
  async makePublic(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`update "user" set public_since = now() where id = ? and public_since is null`, [
      userId,
    ]);
  }

  /** From now on this person can be thanked with a tip: they have offered help. */
  async beHelper(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`update "user" set helper_since = now() where id = ? and helper_since is null`, [
      userId,
    ]);
  }

  /** Whether this person offers help, or once did. */
  async isHelper(userId: number): Promise<boolean> {
    return (await this.findHelper(userId)) !== null;
  }

  /** The public side of somebody who offers help, or once did; null for everybody else. */
  async findHelper(userId: number): Promise<PublicUser | null> {
    const [helper] = await this.database.query<Shown>('people-helper', findHelper, [userId]);
    return helper ? asPublicUser(helper) : null;
  }

  async trust(userId: number): Promise<Trust> {
    return trustOf(await this.em.findOneOrFail(UserEntity, userId));
  }

  /** Registers, while the application starts, a room in which people come across each other too. */
  alsoReachable(encounter: Encounter): void {
    this.encounters.push(encounter);
  }

  /** Turns away whoever names a person by number whom they cannot have come across. */
  async expectReachable(userId: number, by: number, { former = false }: Including = {}): Promise<void> {
    const values = [userId, by, former];
    const [found] = await this.database.query<{ known: boolean }>('people-reachable', findReachable, values);
    if (found?.known) return;
    for (const haveMet of found ? this.encounters : []) if (await haveMet(userId, by)) return;
    throw notFound();
  }
}
