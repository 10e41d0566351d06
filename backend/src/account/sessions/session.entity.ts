import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'SessionEntity',
  tableName: 'session',
  properties: {
    id: p.bigint('number').primary(),
    tokenHash: p.blob().unique(),
    userId: p.bigint('number'),
    device: p.text(),
    /** The passkey that opened it, or that it added last. */
    passkeyId: p.bigint('number').nullable(),
    /** When it added that passkey itself. */
    passkeyAddedAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
  },
});

export class SessionEntity extends schema.class {}
schema.setClass(SessionEntity);
