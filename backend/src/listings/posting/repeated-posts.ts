import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, HttpException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { network } from '../../platform/limits/client-ip.js';
import { Limits } from '../../platform/limits/limits.js';
import { ListingEntity } from '../listing.entity.js';
import type { Content } from './content.js';

/** An account's listings, or what guests have posted with an email: whether it has an account makes no difference. */
export type Owner = { userId: number } | { userId: null; email: string };

const timesAllowed = 2;
const mostRead = 500;
const since = (age: string) => ({ $gt: raw(`now() - interval '${age}'`) });

/** The same again: by accident, or to be seen everywhere. */
@Injectable()
export class RepeatedPosts {
  private readonly timesAllowed: number;

  constructor(
    private readonly limits: Limits,
    @Inject(CONFIG) { limitsScale }: Config,
  ) {
    this.timesAllowed = Math.ceil(timesAllowed * limitsScale);
  }

  /** The same listing, sent again because the first answer got lost. */
  findRetried(em: EntityManager, content: Content, owner: Owner): Promise<ListingEntity | null> {
    return em.findOne(ListingEntity, {
      ...content,
      ...owner,
      status: 'active',
      createdAt: since('1 minute'),
    });
  }

  /** Refuses a text that the same person, or the same address under any email, has posted twice within a month. */
  async expectNewText(em: EntityManager, { description }: Content, owner: Owner, ip: string): Promise<void> {
    if (!description) return;
    const posted = await em.find(
      ListingEntity,
      { ...owner, createdAt: since('30 days'), description: { $ne: null } },
      { fields: ['description'], orderBy: { id: 'desc' }, limit: mostRead },
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

/** What is left when letters are compared and nothing else; a text without letters is compared as it is. */
const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text;
