import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'TravelerEntity',
  tableName: 'traveler',
  properties: {
    userId: p.bigint('number').primary(),
    username: p.text(),
    profilePictureUrl: p.text().nullable(),
    languages: p.text().nullable(),
    verified: p.boolean(),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    /** Reviews by this person count since then: their first verified phone number or trip. */
    countsSince: p.datetime().nullable(),
  },
});

export class TravelerEntity extends schema.class {}
schema.setClass(TravelerEntity);
