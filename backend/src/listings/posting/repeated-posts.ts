import { isDeepStrictEqual } from 'node:util';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, HttpException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { network } from '../../platform/limits/client-ip.js';
import { Limits } from '../../platform/limits/limits.js';
import { ListingEntity } from '../listing.entity.js';
import type { Content } from './content.js';

/** A member's listings, or guests' listings under an email. */
export type Owner = { userId: number } | { userId: null; email: string };

const timesAllowed = 2;
const maxRead = 500;
const valuesOf = ({ needs, flyer, legs }: ListingEntity) => ({ needs, flyer, legs });
const since = (age: string) => ({ $gt: raw(`now() - interval '${age}'`) });

@Injectable()
export class RepeatedPosts {
  private readonly timesAllowed: number;

  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) { limitsScale }: Config,
  ) {
    this.timesAllowed = Math.ceil(timesAllowed * limitsScale);
  }

  /** The same form again within a minute is a retry. A family may post the same flights for two travelers. */
  async findRetried(em: EntityManager, content: Content, owner: Owner): Promise<ListingEntity | null> {
    const { needs, flyer, legs, ...compared } = content;
    const alike = await em.find(
      ListingEntity,
      { ...compared, ...owner, status: 'active', createdAt: since('1 minute') },
      { orderBy: { id: 'asc' }, limit: maxRead },
    );
    const values = { needs, flyer, legs };
    return alike.find((each) => isDeepStrictEqual(valuesOf(each), values)) ?? null;
  }

  /** Refuses a text that this owner, or this address under any email, has posted twice within a month. */
  async expectNewText(em: EntityManager, { description }: Content, owner: Owner, ip: string): Promise<void> {
    if (!description) return;
    const posted = await em.find(
      ListingEntity,
      { ...owner, createdAt: since('30 days'), description: { $ne: null } },
      { fields: ['description'], orderBy: { id: 'desc' }, limit: maxRead },
    );
    const text = essence(description);
    const same = posted.filter((listing) => essence(listing.description ?? '') === text);
    if (same.length >= this.timesAllowed) throw new ConflictException(sameAgain);
    await this.expectNewFrom(ip, text);
  }

  private async expectNewFrom(ip: string, text: string): Promise<void> {
    try {
      await this.limits.take('listing.same-text', { destination: `${network(ip)} ${text}` });
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() === 429) throw new ConflictException(sameAgain);
      throw error;
    }
  }
}

const sameAgain = 'You have posted this text twice already. Please say what is new about this trip.';

/** Only letters and digits count, unless there are none. */
const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text;
