import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import type { tipMoney, TipStatus } from '../contract.js';

export type ReviewReason = 'own_card' | 'card_limit';

const schema = defineEntity({
  name: 'TipEntity',
  tableName: 'tip',
  properties: {
    id: p.bigint('number').primary(),
    /** What makes a retried call to the provider the same call. */
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    clientKey: p.uuid().nullable(),
    /** Empty: somebody without an account, or who has left. */
    senderId: p.bigint('number').nullable(),
    recipientId: p.bigint('number').nullable(),
    receiptEmail: p.text().nullable(),
    cents: p.integer(),
    currency: p.text().default('usd'),
    message: p.text().nullable(),
    status: p.text().$type<TipStatus>().default('open'),
    money: p.text().$type<z.infer<typeof tipMoney>>().default('none'),
    paymentIntentId: p.text().nullable(),
    chargeId: p.text().nullable(),
    transferId: p.text().nullable(),
    cardFingerprint: p.text().nullable(),
    /** Which idempotency key creates the payment; the next one after an error that the provider replays. */
    attempt: p.integer().default(0),
    /** Which idempotency key moves its money. */
    round: p.integer().default(0),
    wonDispute: p.text().nullable(),
    giverMailbox: p.text().nullable(),
    /** Of a paid tip that failed a check. */
    review: p.text().$type<'pending' | 'released' | 'refunded'>().nullable(),
    reviewReason: p.text().$type<ReviewReason>().nullable(),
    /** How many cards were refused for it. */
    declines: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    paidAt: p.datetime().nullable(),
    /** When the reconciler looks again, and how often it has. */
    lookAt: p.datetime().nullable().defaultRaw(`now() + interval '2 minutes'`),
    looks: p.integer().default(0),
  },
});

export class TipEntity extends schema.class {}
schema.setClass(TipEntity);
