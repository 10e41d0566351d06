import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { MatchEntity } from '../match.entity.js';

/** All matches of a trip, in the order of every transaction. */
export const lockMembers = (em: EntityManager, tripId: number): Promise<MatchEntity[]> =>
  em.find(
    MatchEntity,
    { $or: [{ id: tripId }, { relayId: tripId }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );

export const isOpen = ({ status }: Pick<MatchEntity, 'status'>): boolean =>
  status === 'agreed' || status === 'done';
