import { randomBytes } from 'node:crypto';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { UserEntity } from '../people/user.entity.js';
import { PictureFilesStore } from './picture-files.js';
import type { PictureFiles } from './picture-process.js';

const insert = `insert into picture (code, user_id) values ($1, $2)`;
const forget = `delete from picture where code = $1 and shown_at is null`;
const isShown = `select 1 from picture where code = $1 and shown_at is not null`;
const removeShown = `delete from picture where user_id = ? and shown_at is not null returning code`;
const show = `update picture set shown_at = now() where code = ?`;
const unfinished = `
  select code from picture where shown_at is null and created_at < now() - interval '1 hour' limit 1000`;

export const waitsForCopy = (user: UserEntity, source: string) =>
  user.pictureSource === source && !user.profilePictureUrl;

/** The one picture that a member shows: a row, which decides whether it is served, and its files. */
@Injectable()
export class ProfilePictures {
  constructor(
    private readonly database: Database,
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly files: PictureFilesStore,
    private readonly people: PeopleService,
  ) {}

  /** Null if it is a copy that the member no longer wants when its files are stored. */
  async show(userId: number, files: PictureFiles, copiedFrom?: string): Promise<string | null> {
    const code = randomBytes(16).toString('base64url');
    // First, so that files of a crashed upload are found again.
    await this.database.query('picture-insert', insert, [code, userId]);
    try {
      await this.files.save(code, files);
      const address = await this.makeCurrent(userId, code, copiedFrom);
      if (!address) await this.discard(code);
      return address;
    } catch (error) {
      await this.discard(code);
      throw error;
    }
  }

  /** Within the transaction that has locked this user. */
  async remove(em: EntityManager, user: Pick<UserEntity, 'id' | 'profilePictureUrl'>): Promise<void> {
    const removed = await em.execute<{ code: string }[]>(removeShown, [user.id]);
    for (const { code } of removed) await this.files.removeLater(em, code);
    user.profilePictureUrl = null;
  }

  /** By the desk. A copy that is under way is dropped. False when there is none. */
  async takeDown(em: EntityManager, userId: number): Promise<boolean> {
    const user = await em.findOne(UserEntity, userId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!user?.profilePictureUrl && !user?.pictureSource) return false;
    await this.remove(em, user);
    user.pictureSource = user.pictureRefusal = null;
    await em.flush();
    await this.events.changed(em, user);
    return true;
  }

  async file(code: string, file: string): Promise<Buffer | null> {
    const [shown] = await this.database.query('picture-shown', isShown, [code]);
    return shown ? this.files.read(code, file) : null;
  }

  async removeUnfinished(): Promise<void> {
    for (const { code } of await this.database.query<{ code: string }>('picture-unfinished', unfinished))
      await this.discard(code);
  }

  private makeCurrent(userId: number, code: string, copiedFrom: string | undefined) {
    return this.em.transactional(async (em) => {
      const user = await this.people.lock(em, userId);
      if (copiedFrom !== undefined && !waitsForCopy(user, copiedFrom)) return null;
      await this.remove(em, user);
      await em.execute(show, [code]);
      user.profilePictureUrl = `/pictures/${code}/small.webp`;
      user.pictureSource = copiedFrom ?? null;
      user.pictureRefusal = null;
      await em.flush();
      await this.events.changed(em, user);
      return user.profilePictureUrl;
    });
  }

  private async discard(code: string): Promise<void> {
    await this.files.remove(code);
    await this.database.query('picture-forget', forget, [code]);
  }
}
