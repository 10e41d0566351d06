import type { TipEntity } from '../store/tip.entity.js';

export interface TipFacts {
  dollars: number;
  paidOn: Date;
  /** The number that both sides and the provider know it by. */
  number: string;
}

export const factsOf = ({ cents, paidAt, createdAt, chargeId, key }: TipEntity): TipFacts => ({
  dollars: cents / 100,
  paidOn: paidAt ?? createdAt,
  number: chargeId ?? key,
});
