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
    documentCheckedOn: p.date().nullable(),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    /** Their reviews of trips count since then: their first verified phone number, or trip with a member whose reviews count. */
    countsSince: p.datetime().nullable(),
    /** Their reviews of contacts count as well, because they have verified a phone number. */
    contactsCount: p.boolean().default(false),
  },
});

export class TravelerEntity extends schema.class {}
schema.setClass(TravelerEntity);
