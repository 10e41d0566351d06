import { defineEntity, p } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Language } from '../../platform/language/contract.js';
import type { tipMoney, TipStatus } from '../contract.js';

export type ReviewReason =
  | 'own_card'
  | 'card_limit'
  | 'giver_sum'
  | 'recipient_sum'
  | 'new_recipient'
  | 'desk'
  | 'given_back'
  | 'held_too_long';

const schema = defineEntity({
  name: 'TipEntity',
  tableName: 'tip',
  properties: {
    id: p.bigint('number').primary(),
    /** The base of its idempotency keys at the provider. */
    key: p.uuid().defaultRaw('gen_random_uuid()'),
    clientKey: p.uuid().nullable(),
    /** Null for guests and deleted accounts. */
    senderId: p.bigint('number').nullable(),
    recipientId: p.bigint('number').nullable(),
    /** The trip that it thanks for. */
    matchId: p.bigint('number').nullable(),
    receiptEmail: p.text().nullable(),
    /** Of the page on which a guest gave the address. */
    language: p.text().$type<Language>().nullable(),
    cents: p.integer(),
    currency: p.text().default('usd'),
    message: p.text().nullable(),
    status: p.text().$type<TipStatus>().default('open'),
    money: p.text().$type<z.infer<typeof tipMoney>>().default('none'),
    paymentIntentId: p.text().nullable(),
    chargeId: p.text().nullable(),
    transferId: p.text().nullable(),
    cardFingerprint: p.text().nullable(),
    /** Counts idempotency keys for creating the payment; grows after a replayed error. */
    attempt: p.integer().default(0),
    /** Counts idempotency keys for transfer, reversal and refund. */
    round: p.integer().default(0),
    wonDispute: p.text().nullable(),
    giverMailbox: p.text().nullable(),
    /** Set when a paid tip fails a check. */
    review: p.text().$type<'pending' | 'released' | 'refunded'>().nullable(),
    reviewReason: p.text().$type<ReviewReason>().nullable(),
    declines: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    paidAt: p.datetime().nullable(),
    heldUntil: p.datetime().nullable(),
    heldReminderAt: p.datetime().nullable(),
    /** The charity that its recipient gave it on to. */
    givenTo: p.text().nullable(),
    lookAt: p.datetime().nullable().defaultRaw(`now() + interval '2 minutes'`),
    looks: p.integer().default(0),
  },
});

export class TipEntity extends schema.class {}
schema.setClass(TipEntity);
