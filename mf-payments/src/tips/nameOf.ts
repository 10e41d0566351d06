import type { Tip } from 'backend/contract/payments';

/** Whoever tips needs no account; whoever was tipped had one. */
export const nameOf = ({ other, direction }: Pick<Tip, 'other' | 'direction'>) =>
  other?.username ?? (direction === 'received' ? 'A guest' : 'A former member');
