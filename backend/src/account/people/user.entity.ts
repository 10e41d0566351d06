import { defineEntity, p } from '@mikro-orm/core';

const schema = defineEntity({
  name: 'UserEntity',
  tableName: 'user',
  properties: {
    id: p.bigint('number').primary(),
    email: p.text(),
    username: p.text(),
    /** False while the person has the name that we gave the account. */
    usernameIsChosen: p.boolean().default(true),
    /** The keyed hash of the mailbox; empty in accounts that are older than it, until safety/earlier-accounts.ts has come to them. */
    mailboxKey: p.text().nullable(),
    /** As the person reads it: dial code, a space, the local number. */
    phoneNumber: p.text().nullable(),
    phoneE164: p.text().name('phone_e164').nullable(),
    verified: p.boolean().default(false),
    profilePictureUrl: p.text().nullable(),
    languages: p.text().nullable(),
    bio: p.text().nullable(),
    /** Since when strangers may look this person up; empty while nothing of theirs is public. */
    publicSince: p.datetime().nullable(),
    /** Since when somebody may thank this person with a tip; empty while they have never offered help. */
    helperSince: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
  },
});

export class UserEntity extends schema.class {}
schema.setClass(UserEntity);
