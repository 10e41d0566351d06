import { defineEntity, p } from '@mikro-orm/core';

const SlowLoadSchema = defineEntity({
  name: 'SlowLoad',
  tableName: 'slow_load',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    place: p.text(),
    path: p.text(),
    remote: p.text().nullable(),
    release: p.text().nullable(),
    milliseconds: p.integer(),
    receivedAt: p.datetime().defaultRaw('now()'),
  },
});
export class SlowLoadEntity extends SlowLoadSchema.class {}
SlowLoadSchema.setClass(SlowLoadEntity);
