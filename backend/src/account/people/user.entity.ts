import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '../../platform/language/contract.js';

const schema = defineEntity({
  name: 'UserEntity',
  tableName: 'user',
  properties: {
    id: p.bigint('number').primary(),
    email: p.text(),
    username: p.text(),
    usernameIsChosen: p.boolean().default(true),
    /** Keyed hash of the mailbox; null in old accounts until blocks/mailbox-backfill.ts fills it. */
    mailboxKey: p.text().nullable(),
    /** Keyed hash of the number that was verified last. */
    phoneKey: p.text().nullable(),
    phoneNumber: p.text().nullable(),
    phoneE164: p.text().name('phone_e164').nullable(),
    verified: p.boolean().default(false),
    /** Null also for numbers that were verified before this was recorded. */
    phoneVerifiedAt: p.datetime().nullable(),
    /** Since then the verified number counts for another account. */
    numberLostAt: p.datetime().nullable(),
    /** The address of our copy: `/pictures/<code>/small.webp`. */
    profilePictureUrl: p.text().nullable(),
    /** Where the member said that their picture is, and why it could not be copied from there. */
    pictureSource: p.text().nullable(),
    pictureRefusal: p.text().nullable(),
    /** Of pages and of the links in mails; null as long as the member has not chosen one. */
    language: p.text().$type<Language>().nullable(),
    languages: p.text().nullable(),
    bio: p.text().nullable(),
    /** Strangers may look this user up since then; null while nothing of theirs is public. */
    publicSince: p.datetime().nullable(),
    /** May receive tips since then; null for users who have never offered help. */
    helperSince: p.datetime().nullable(),
    /** Since then they carry only their own bags; null until their first contact. */
    rulesAgreedAt: p.datetime().nullable(),
    /** When they first blocked or reported anyone. */
    guardedSince: p.datetime().nullable(),
    /** When Stripe last compared a document with a selfie of theirs; null after a change of the first name. */
    documentCheckedAt: p.datetime().nullable(),
    documentNameFits: p.boolean().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
    /** Until then no session, link or passkey of this account works. */
    suspendedUntil: p.datetime().nullable(),
  },
});

export class UserEntity extends schema.class {}
schema.setClass(UserEntity);
