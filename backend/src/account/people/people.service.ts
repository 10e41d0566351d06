import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { trustOf } from '../../platform/limits/limited.js';
import type { Trust } from '../../platform/limits/table.js';
import type { PublicUser } from '../contract.js';
import { UserEntity } from './user.entity.js';
import { asPublicUser } from './user-views.js';
import { usernameFrom, usernameVariant } from './username.js';

const rounds = 8;
const insertUser = `insert into "user" (email, username) values (?, ?) on conflict do nothing`;

const findPeople = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt"
  from "user" where id = any($1::bigint[]) and deleted_at is null order by id`;

const findVerifiedPhone = `
  select phone_e164 as phone from "user" where id = $1 and verified and deleted_at is null`;

const findReachable = `
  select 1 from "user" u
  where u.id = $1::bigint and u.id <> $2::bigint and u.deleted_at is null
    and (u.public_since is not null or exists (
      select 1 from meeting where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint)))`;

const findHelper = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt"
  from "user" where id = $1 and helper_since is not null and deleted_at is null`;

const keep = `
  select id from "user" where id in (least(?::bigint, ?), greatest(?::bigint, ?)) and deleted_at is null
  order by id for key share`;

const notFound = () => new NotFoundException('This person was not found');

type Shown = Parameters<typeof asPublicUser>[0];

/** A room's word on whether two people have come across each other there. */
type Encounter = (one: number, other: number) => Promise<boolean>;

/** People as the other rooms need them. */
@Injectable()
export class PeopleService {
  private readonly encounters: Encounter[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** The account of this email's owner; the first login makes it, and two at once make one. */
  async withEmail(em: EntityManager, email: string): Promise<UserEntity> {
    const name = usernameFrom(email);
    for (let round = 0; round < rounds; round++) {
      const known = await em.findOne(UserEntity, { email });
      if (known) return known;
      await em.execute(insertUser, [email, usernameVariant(name, round)]);
    }
    return em.findOneOrFail(UserEntity, { email });
  }

  /** This account's row, which nobody else changes until the transaction ends. */
  lock(em: EntityManager, userId: number): Promise<UserEntity> {
    return em.findOneOrFail(
      UserEntity,
      { id: userId, deletedAt: null },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
        failHandler: () => new UnauthorizedException('Please log in'),
      },
    );
  }

  /** Neither of these two accounts is deleted before the transaction ends; 404 when one is already. */
  async keep(em: EntityManager, one: number, other: number): Promise<void> {
    const kept = await em.execute<unknown[]>(keep, [one, other, one, other]);
    if (kept.length < 2) throw notFound();
  }

  /** What strangers see of this person, which stays so until the transaction ends. */
  async hold(em: EntityManager, userId: number): Promise<PublicUser> {
    return asPublicUser(await this.lock(em, userId));
  }

  /** The public side of these people; who has deleted the account is missing. */
  async find(ids: number[]): Promise<PublicUser[]> {
    const people = await this.database.query<Shown>('people-find', findPeople, [ids]);
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
  async expectReachable(userId: number, by: number): Promise<void> {
    const [found] = await this.database.query('people-reachable', findReachable, [userId, by]);
    if (found) return;
    for (const haveMet of this.encounters) if (await haveMet(userId, by)) return;
    throw notFound();
  }
}
