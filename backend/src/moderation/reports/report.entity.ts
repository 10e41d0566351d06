import { defineEntity, p } from '@mikro-orm/core';
import { type NewReport } from './contract.js';

const schema = defineEntity({
  name: 'ReportEntity',
  tableName: 'report',
  properties: {
    id: p.bigint('number').primary(),
    reporterId: p.bigint('number'),
    /** Null for guests. */
    reportedId: p.bigint('number').nullable(),
    listingId: p.bigint('number').nullable(),
    testimonialId: p.bigint('number').nullable(),
    messageId: p.bigint('number').nullable(),
    itemId: p.bigint('number').nullable(),
    /** Keyed hashes of the reporter's mailbox, verified number and network, for counting people. */
    reporterKey: p.text().nullable(),
    phoneKey: p.text().nullable(),
    networkKey: p.text().nullable(),
    established: p.boolean().default(false),
    reason: p.text().$type<NewReport['reason']>(),
    details: p.text().nullable(),
    /** Sealed copy of the reported content, which outlives its author's account. */
    evidence: p.text().nullable().lazy(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class ReportEntity extends schema.class {}
schema.setClass(ReportEntity);
