import { defineEntity, p } from '@mikro-orm/core';

const ClientErrorSchema = defineEntity({
  name: 'ClientError',
  tableName: 'client_error',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    message: p.text(),
    place: p.text(),
    path: p.text(),
    remote: p.text().nullable(),
    release: p.text().nullable(),
    stack: p.array().nullable(),
    receivedAt: p.datetime().defaultRaw('now()'),
  },
});
export class ClientErrorEntity extends ClientErrorSchema.class {}
ClientErrorSchema.setClass(ClientErrorEntity);
