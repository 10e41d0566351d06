import { z } from 'zod';
import { emailAddress, prose, rowId } from '../platform/contract.js';

export const tipLimits = { least: 1, most: 500 } as const;

const dollars = z
  .int('A tip is a whole number of dollars')
  .min(tipLimits.least, `A tip is at least $${tipLimits.least}`)
  .max(tipLimits.most, `A tip is at most $${tipLimits.most}`);

/** POST /api/create-payment-intent: `receiverId` is another name of `recipientId`. */
export const newTip = z
  .strictObject({
    amount: dollars,
    recipientId: z.int().positive().optional(),
    receiverId: z.int().positive().optional(),
    message: prose.max(500, 'A message can have 500 characters').optional(),
    receiptEmail: emailAddress('Please enter a valid email').optional(),
    /** A retry with the same key is the same tip. */
    clientKey: z.uuid().optional(),
  })
  .refine((tip) => tip.recipientId || tip.receiverId, {
    path: ['recipientId'],
    message: 'Say who receives the tip',
  })
  .refine((tip) => !tip.recipientId || !tip.receiverId || tip.recipientId === tip.receiverId, {
    path: ['receiverId'],
    message: 'receiverId and recipientId name two people',
  });
export type NewTip = z.infer<typeof newTip>;

export const paymentIntent = z.object({ clientSecret: z.string(), paymentIntentId: z.string() });
export type PaymentIntent = z.infer<typeof paymentIntent>;

export const paymentsConfig = z.object({
  publishableKey: z.string(),
  /** The sandbox's API; null when real cards are charged. */
  sandboxUrl: z.string().nullable(),
});
export type PaymentsConfig = z.infer<typeof paymentsConfig>;

export const tipRecipient = z.object({
  id: z.number(),
  username: z.string(),
  profilePictureUrl: z.string().nullable(),
});
export type TipRecipient = z.infer<typeof tipRecipient>;

/** GET /api/tips/recipients/{userId}, with what is known of the caller's trip with them. */
export const recipientToTip = tipRecipient.extend({
  /** The trip for which it would be thanks. */
  tripId: z.number().nullish(),
  /** In dollars. */
  promised: z.number().nullish(),
  given: z.number().nullish(),
  /** Until when we would hold it; null when the member can be paid out. */
  heldUntil: z.iso.date().nullish(),
  charity: z.string().nullish(),
});
export type RecipientToTip = z.infer<typeof recipientToTip>;

/** POST /api/payment-success: makes the server check the payment; amount in dollars. */
export const paymentRecord = z.strictObject({
  paymentIntentId: z.string().regex(/^pi_\w{8,80}$/, 'This is no payment'),
  recipientId: z.int().positive().optional(),
  amount: z.number().positive().optional(),
  message: z.string().max(2000).optional(),
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** The `code` of a 503 while the card provider does not say yet what became of a payment. */
export const stillChecking = 'still-checking';

export const tipStatus = z.enum(['open', 'succeeded', 'failed', 'abandoned', 'refunded', 'disputed']);
export type TipStatus = z.infer<typeof tipStatus>;

/** Paid, and held for an operator's review. */
const isUnderReview = z.boolean().default(false);

export const recordedTip = z.object({
  id: z.number(),
  status: tipStatus,
  amount: z.number(),
  recipient: tipRecipient.nullable(),
  isUnderReview,
});
export type RecordedTip = z.infer<typeof recordedTip>;

/** Where the money is: held by us, transferred to the helper, or returned to the sender. */
export const tipMoney = z.enum(['none', 'held', 'transferred', 'returned']);

export const tip = z.object({
  id: z.number(),
  direction: z.enum(['received', 'sent']),
  /** Null for guests and deleted accounts. */
  other: tipRecipient.nullable(),
  amount: z.number(),
  message: z.string().nullable(),
  status: tipStatus,
  money: tipMoney,
  isUnderReview,
  /** While it is held for want of a payout account. */
  heldUntil: z.iso.date().nullish(),
  /** The charity that the recipient gave it on to. */
  givenTo: z.string().nullish(),
  paidAt: z.iso.datetime(),
});
export type Tip = z.infer<typeof tip>;
export const tips = z.array(tip);

export const tipsSearch = z.strictObject({
  direction: z.enum(['received', 'sent']),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(100).optional(),
});
export type TipsSearch = z.infer<typeof tipsSearch>;

export const tipMonths = z.array(
  z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), received: z.number(), sent: z.number() }),
);
export type TipMonths = z.infer<typeof tipMonths>;

export const receipt = tip.extend({
  number: z.string(),
  senderName: z.string().nullable(),
  recipientName: z.string(),
});
export type Receipt = z.infer<typeof receipt>;
export const tipId = rowId;
export const receiptSearch = z.strictObject({ token: z.string().max(300).optional() });

export const payouts = z.object({
  account: z.enum(['none', 'started', 'ready']),
  heldDollars: z.number(),
  reviewedDollars: z.number().default(0),
  transferredDollars: z.number(),
  country: z.string().nullable().default(null),
  countries: z.array(z.string()).default([]),
  /** The first day on which a held tip goes back to its sender. */
  heldUntil: z.iso.date().nullable().default(null),
  /** To which held tips can be given on. */
  charity: z.string().nullable().default(null),
});
export type Payouts = z.infer<typeof payouts>;

/** POST /api/payouts/account: a connected account keeps its country. */
export const payoutAccountWish = z
  .strictObject({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Please choose a country')
      .optional(),
  })
  .default({});
export type PayoutAccountWish = z.infer<typeof payoutAccountWish>;

/** POST /api/payouts/held: what becomes of all tips that are held for want of an account. */
export const heldTipsWish = z.strictObject({ way: z.enum(['give_on', 'give_back']) });
export type HeldTipsWish = z.infer<typeof heldTipsWish>;

export const payoutLink = z.object({ url: z.url() });
export type PayoutLink = z.infer<typeof payoutLink>;
