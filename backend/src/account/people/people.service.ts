import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { batchPerTick } from '../../platform/database/batch-per-tick.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access.js';
import { trustOf } from '../../platform/limits/limited.js';
import type { Trust } from '../../platform/limits/table.js';
import { currentLanguage } from '../../platform/request-context.js';
import type { PublicUser } from '../contract.js';
import { findReserved } from '../former-addresses.js';
import { Mailboxes } from './mailbox.js';
import { UserEntity } from './user.entity.js';
import { asPublicUser } from './user-views.js';
import { defaultUsername } from './usernames.js';

/** Suspended members can do nothing, also not by a mailed link or a request that is under way. */
const isSuspended = `coalesce(suspended_until > now(), false)`;

const maxTries = 8;
const insertUser = `
  insert into "user" (email, username, username_is_chosen, mailbox_key, language) values (?, ?, false, ?, nullif(?, 'en'))
  on conflict do nothing returning id`;

const findPeople = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt", document_checked_at as "documentCheckedAt"
  from "user" where id = any($1::bigint[]) and (deleted_at is null or $2) order by id`;

const findVerifiedPhone = `
  select phone_e164 as phone from "user" where id = $1 and verified and deleted_at is null`;

const findContacts = `
  select id::float8 as id, email, case when verified then phone_number end as "phoneNumber"
  from "user" where id = any($1::bigint[]) and deleted_at is null`;

const findReachable = `
  select u.public_since is not null or exists (
    select 1 from meeting where user_low = least($1::bigint, $2::bigint) and user_high = greatest($1::bigint, $2::bigint))
    as known
  from "user" u where u.id = $1::bigint and u.id <> $2::bigint and (u.deleted_at is null or $3)`;

const findVisible = `
  select u.id::float8 as id from "user" u
  where u.id = any($1::bigint[]) and u.deleted_at is null
    and (u.id = $2::bigint or not ${isSuspended} and (u.public_since is not null or exists (
      select 1 from meeting where user_low = least(u.id, $2::bigint) and user_high = greatest(u.id, $2::bigint))))`;

const findHelper = `
  select id::float8 as id, username, profile_picture_url as "profilePictureUrl", languages, bio, verified,
    created_at as "createdAt", document_checked_at as "documentCheckedAt"
  from "user" where id = $1 and helper_since is not null and deleted_at is null and not ${isSuspended}`;

const samePerson = `
  select 1 from "user" where id = $1 and (coalesce(mailbox_key, id::text) = any($2::text[]) or phone_key = any($2::text[]))`;

const findActive = `
  select 1 from "user" where id = $1 and deleted_at is null and not ${isSuspended}`;

const findGuarded = `select 1 from "user" where id = ? and guarded_since is not null`;

const lockPair = `
  select id from "user" where id in (least(?::bigint, ?), greatest(?::bigint, ?)) and (deleted_at is null or id = ?)
    and not (id = ? and ${isSuspended})
  order by id for key share`;

const notFound = () => new NotFoundException('This person was not found');
const movedAway = () =>
  new ConflictException(
    'The account of this address has another address now. If that was not you, use the link in our mail about it.',
  );
const loginRequired = (): Error => new UnauthorizedException('Please log in');

type PublicRow = Parameters<typeof asPublicUser>[0];

type Encounter = (person: number, by: number) => Promise<boolean>;

interface Options {
  former?: boolean;
}

/**
 * Every transaction locks users by ascending id, then inboxes, travelers, listings and their rows. Any other order
 * deadlocks with an account's deletion.
 */
const agreeToRules = `update "user" set rules_agreed_at = now() where id = $1 and rules_agreed_at is null`;

interface MemberContact extends Record<string, unknown> {
  id: number;
  email: string;
  phoneNumber: string | null;
}

@Injectable()
export class PeopleService {
  private readonly encounters: Encounter[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Two first logins at the same time create one account. It begins in the language of the page. */
  async findOrCreate(em: EntityManager, email: string): Promise<{ user: UserEntity; isNew: boolean }> {
    const mailboxKey = await this.mailboxes.keyOf(email);
    let isNew = false;
    for (let taken = 0; taken < maxTries; taken++) {
      const user = await em.findOne(UserEntity, { email });
      if (user) return { user, isNew };
      if ((await em.execute<unknown[]>(findReserved, [email])).length > 0) throw movedAway();
      const values = [email, defaultUsername(taken), mailboxKey, currentLanguage()];
      const made = await em.execute<unknown[]>(insertUser, values);
      isNew = made.length > 0;
    }
    return { user: await em.findOneOrFail(UserEntity, { email }), isNew };
  }

  lock(em: EntityManager, userId: number, failHandler = loginRequired): Promise<UserEntity> {
    return em.findOneOrFail(
      UserEntity,
      {
        id: userId,
        deletedAt: null,
        $or: [{ suspendedUntil: null }, { suspendedUntil: { $lte: raw('now()') } }],
      },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, failHandler },
    );
  }

  async expectActive(userId: number): Promise<void> {
    const found = await this.database.query('people-active', findActive, [userId]);
    if (!found.length) throw loginRequired();
  }

  /** Keeps both accounts from being deleted until the transaction ends; 404 when one is deleted already. */
  async lockPairForShare(
    em: EntityManager,
    me: number,
    other: number,
    { former = false }: Options = {},
  ): Promise<void> {
    const kept = await em.execute<unknown[]>(lockPair, [me, other, me, other, former ? other : null, me]);
    if (kept.length < 2) throw notFound();
  }

  /** Locks the profile against changes and returns its public side; 404 when the account is deleted. */
  async lockForShare(em: EntityManager, userId: number): Promise<PublicUser> {
    const options = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true, failHandler: notFound } as const;
    return asPublicUser(await em.findOneOrFail(UserEntity, { id: userId, deletedAt: null }, options));
  }

  async find(ids: number[], { former = false }: Options = {}): Promise<PublicUser[]> {
    const people = await this.database.query<PublicRow>('people-find', findPeople, [ids, former]);
    return people.map(asPublicUser);
  }

  /** Once: that each carries only their own bags. */
  async agreeToRules(userId: number): Promise<void> {
    await this.database.query('people-agree', agreeToRules, [userId]);
  }

  async verifiedPhoneOf(userId: number): Promise<string | null> {
    const values = [userId];
    const [row] = await this.database.query<{ phone: string }>('people-phone', findVerifiedPhone, values);
    return row?.phone ?? null;
  }

  /** For people who have agreed to fly together. Null once the account is deleted. */
  readonly contactOf = batchPerTick(async (userIds: number[]) => {
    const rows = await this.database.query<MemberContact>('people-contact', findContacts, [userIds]);
    return new Map(rows.map(({ id, ...contact }) => [id, contact]));
  });

  /** Whether they have blocked or reported anyone. */
  async isGuarded(em: EntityManager, userId: number): Promise<boolean> {
    return (await em.execute<unknown[]>(findGuarded, [userId])).length > 0;
  }

  /** Lets strangers look this user up, because a listing or review of theirs is public. */
  async makePublic(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`update "user" set public_since = now() where id = ? and public_since is null`, [
      userId,
    ]);
  }

  /** Lets this user receive tips, because they have offered help. */
  async markAsHelper(em: EntityManager, userId: number): Promise<void> {
    await em.execute(`update "user" set helper_since = now() where id = ? and helper_since is null`, [
      userId,
    ]);
  }

  async isHelper(userId: number): Promise<boolean> {
    return (await this.findHelper(userId)) !== null;
  }

  async findHelper(userId: number): Promise<PublicUser | null> {
    const [helper] = await this.database.query<PublicRow>('people-helper', findHelper, [userId]);
    return helper ? asPublicUser(helper) : null;
  }

  /** Whether the other account belongs to the same mailbox or verified number. */
  async isSamePerson({ person }: Pick<CurrentUser, 'person'>, other: number): Promise<boolean> {
    return (await this.database.query('people-same', samePerson, [other, person])).length > 0;
  }

  async trust(userId: number): Promise<Trust> {
    return trustOf(await this.em.findOneOrFail(UserEntity, userId));
  }

  registerEncounter(encounter: Encounter): void {
    this.encounters.push(encounter);
  }

  /** Those of these users whose page this viewer may open, except for blocks. */
  async visibleAmong(ids: number[], viewer: number): Promise<Set<number>> {
    const values = [ids, viewer];
    const found = await this.database.query<{ id: number }>('people-visible', findVisible, values);
    return new Set(found.map(({ id }) => id));
  }

  /** Throws 404 unless the caller could plausibly know this user id (prevents enumeration). */
  async expectReachable(userId: number, by: number, { former = false }: Options = {}): Promise<void> {
    const values = [userId, by, former];
    const [found] = await this.database.query<{ known: boolean }>('people-reachable', findReachable, values);
    if (found?.known) return;
    for (const isEncounter of found ? this.encounters : []) if (await isEncounter(userId, by)) return;
    throw notFound();
  }
}
