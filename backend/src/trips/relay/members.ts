import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { MatchEntity } from '../match.entity.js';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true } as const;

/** All matches of trips, in the order of every transaction. */
export const lockMembers = (em: EntityManager, ...trips: number[]): Promise<MatchEntity[]> =>
  em.find(MatchEntity, { $or: [{ id: { $in: trips } }, { relayId: { $in: trips } }] }, locked);

/** A match and all that are open for its traveler, in the order of every transaction. */
export const lockOpenOf = (em: EntityManager, { id, seekerId }: MatchEntity): Promise<MatchEntity[]> =>
  em.find(MatchEntity, { $or: [{ id }, { seekerId, status: { $in: ['proposed', 'agreed'] } }] }, locked);

export const isOpen = ({ status }: Pick<MatchEntity, 'status'>): boolean =>
  status === 'agreed' || status === 'done';
