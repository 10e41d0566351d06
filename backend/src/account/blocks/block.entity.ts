import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../people/user.entity.js';

const schema = defineEntity({
  name: 'BlockEntity',
  tableName: 'block',
  properties: {
    blockerId: p.bigint('number').primary(),
    blocked: () => p.manyToOne(UserEntity).primary(),
    /** Set on blocks copied to other accounts of a mailbox: the account that was blocked. */
    aliasOf: p.bigint('number').nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export class BlockEntity extends schema.class {}
schema.setClass(BlockEntity);
