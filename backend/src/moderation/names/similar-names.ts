import { ConflictException, Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NameChecks } from '../../account/index.js';
import { nameRefusals, refusalOfName } from './refused-names.js';
import { skeletonOf } from './skeleton.js';

/** Ids of people who appear in the same conversation list as a user. */
type Source = (userId: number) => Promise<number[]>;

const verifiedNames = `
  select username from "user" where id = any($1::bigint[]) and id <> $2 and verified and deleted_at is null`;
const nameOf = `select username from "user" where id = $1`;

/** Refuses a name that looks like that of a verified person, where the two could be confused. */
@Injectable()
export class SimilarNames implements OnModuleInit {
  private readonly sources: Source[] = [];
  private readonly lists: Source[] = [];

  constructor(
    private readonly database: Database,
    private readonly nameChecks: NameChecks,
  ) {}

  onModuleInit(): void {
    this.nameChecks.register(async (name, userId) => {
      const refusal = refusalOfName(name);
      if (refusal || userId === undefined) return refusal;
      return (await this.haveNameLike(userId, name)) ? nameRefusals.taken : null;
    });
  }

  register(source: Source): void {
    this.sources.push(source);
  }

  /** Whom a user's own list shows. */
  registerList(source: Source): void {
    this.lists.push(source);
  }

  /** Before `userId` appears in the list of `other`. */
  async assertDistinctName(userId: number, other: number): Promise<void> {
    const ids = await Promise.all(this.lists.map((list) => list(other)));
    if (await this.includeNameLikeThatOf(userId, ids.flat())) throw new ConflictException(nameRefusals.taken);
  }

  private async haveNameLike(userId: number, name: string): Promise<boolean> {
    const ids = await Promise.all(this.sources.map((source) => source(userId)));
    return this.isLikeVerified(ids.flat(), userId, name);
  }

  private async includeNameLikeThatOf(userId: number, ids: number[]): Promise<boolean> {
    if (!ids.length) return false;
    const [row] = await this.database.query<{ username: string }>('name-own', nameOf, [userId]);
    return row !== undefined && (await this.isLikeVerified(ids, userId, row.username));
  }

  private async isLikeVerified(ids: number[], userId: number, name: string): Promise<boolean> {
    if (!ids.length) return false;
    const skeleton = skeletonOf(name);
    const values = [ids, userId];
    const rows = await this.database.query<{ username: string }>('name-neighbors', verifiedNames, values);
    return rows.some(({ username }) => skeletonOf(username) === skeleton);
  }
}
