import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { ConflictException } from '@nestjs/common';
import { ListingEntity } from '../listing.entity.js';
import type { Content } from './content.js';

/** An account's listings, or what guests have posted with an email: whether it has an account makes no difference. */
export type Owner = { userId: number } | { userId: null; email: string };

const mostTimes = 2;
const mostRead = 500;

/** The same listing, sent again because the first answer got lost. */
export function findRetried(
  em: EntityManager,
  content: Content,
  owner: Owner,
): Promise<ListingEntity | null> {
  const since = { $gt: raw(`now() - interval '1 minute'`) };
  return em.findOne(ListingEntity, { ...content, ...owner, status: 'active', createdAt: since });
}

/** Refuses a text that the same person has posted twice within a month. */
export async function expectNewText(
  em: EntityManager,
  { description }: Content,
  owner: Owner,
): Promise<void> {
  if (!description) return;
  const since = { $gt: raw(`now() - interval '30 days'`) };
  const posted = await em.find(
    ListingEntity,
    { ...owner, createdAt: since, description: { $ne: null } },
    { fields: ['description'], orderBy: { id: 'desc' }, limit: mostRead },
  );
  const text = essence(description);
  const times = posted.filter((listing) => essence(listing.description ?? '') === text).length;
  if (times >= mostTimes)
    throw new ConflictException(
      'You have posted this text twice already. Please say what is new about this trip.',
    );
}

/** What is left when letters are compared and nothing else; a text without letters is compared as it is. */
const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text;
