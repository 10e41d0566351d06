import { z } from 'zod';
import { rowId } from '../../platform/contract.js';
import { measureReason, words } from '../../moderation/measures/contract.js';
import { tipMoney, tipStatus } from '../contract.js';

/** What operators see of a tip: never its words. */
export const deskTip = z.object({
  id: z.number(),
  direction: z.enum(['received', 'sent']),
  /** Null for guests. */
  other: z.object({ id: z.number(), username: z.string() }).nullable(),
  amount: z.number(),
  status: tipStatus,
  money: tipMoney,
  /** Why it waits for a decision; null when it does not wait. */
  heldFor: z
    .enum(['own_card', 'card_limit', 'giver_sum', 'recipient_sum', 'new_recipient', 'desk'])
    .nullish(),
  /** On its way back to the card. */
  isRefunding: z.boolean(),
  paidAt: z.iso.datetime(),
});
export type DeskTip = z.infer<typeof deskTip>;
export const deskTips = z.array(deskTip);

export const tipOwner = rowId;

export const tipRefunding = z.strictObject({ reason: measureReason, words });
export type TipRefunding = z.infer<typeof tipRefunding>;
