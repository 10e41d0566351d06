/** The module; import it to inject the services below. */
export { AccountModule } from './account.module.js';
/** Requires re-authentication for a route. */
export { FreshProof } from './proof/fresh-proof.js';
/** Begins a login as part of another action of a guest. */
export { GuestLogin, type GuestAttempt } from './login/guest-login.js';
/** Notifies members by mail, behind the bell and on their devices. */
export { Notify } from './news/notify.js';
export type { NewsName } from './news/news-kinds.js';
/** Which news a member wants by which way. */
export { ChannelSettings } from './channels/channel-settings.js';
/** News in the list of a member and on their devices. */
export { MemberNews } from './news/member-news.js';
/** The live hint that a member has news. */
export { newsChannel } from './news/news-signal.js';
/** The trip that two members write about. */
export { SharedRoutes } from './push/shared-routes.js';
/** Mails that anyone can have sent to any address, and the mailboxes that want none. */
export { StoppedMailboxes } from './notifications/stopped-mailboxes.js';
export { UnsolicitedMail } from './notifications/unsolicited-mail.js';
/** Mails to people without an account. */
export { GuestMail } from './people/guest-mail.js';
/** Logins and changes of users, within their transaction. */
export { PeopleEvents, type LoggedIn, type BlockChange, type Suspension } from './people/people-events.js';
/** Public profiles, locks, trust, and publishing a profile. */
export { ownAccounts } from './people/own-accounts.js';
export { PeopleService } from './people/people.service.js';
/** Where other domains register which names they refuse. */
export { NameChecks } from './people/name-checks.js';
/** Default names, until members choose one. */
export { Usernames } from './people/usernames.js';
/** Live hints to the open pages of members, by which other domains have them load again. */
export { readSignal, signalChannel, signalMembers, type MemberSignal } from './people/member-signals.js';
/** The jobs by which other domains write into a conversation: as the site, and as a member. */
export {
  inEveryLanguage,
  memberNote,
  type Saying,
  siteMessage,
  type Translations,
} from './people/site-message.js';
/** The people hidden from a viewer, within a statement. */
export { hiddenFrom } from './sessions/wary-people.sql.js';
/** Which users have interacted. */
export { Interactions, type InteractionKind } from './people/interactions.js';
/** What a member is called in a language, also one who has not chosen a name. */
export { memberNameIn } from './former-members/member-name-in.js';
/** The username of deleted accounts. */
export { formerMember } from './rules.js';
/** Masks phone numbers, emails and links in texts of unverified users. */
export { maskContacts } from './rules.js';
/** The address without its tag and ignored dots, by which limits count, and its keyed hash. */
export { Mailboxes, mailboxInSql, mailboxOf } from './people/mailbox.js';
/** Six digits that are mailed, and the check that counts every guess. */
export { CodeCheck } from './codes/code-check.js';
export { Codes, hashToken, newCode, newToken } from './codes/codes.js';
/** Decodes an uploaded picture in a process of its own, and limits uploads per user and address. */
export { PictureReader, PictureRefusal } from './pictures/picture-reader.js';
export { UploaderAuthorizer } from './pictures/uploader.authorizer.js';
/** Takes a member's picture down. */
export { ProfilePictures } from './pictures/profile-pictures.js';
/** Where other domains register what they forget of deleted accounts, and when. */
export { AccountCleanup, expiredAccounts } from './account-cleanup.js';
export { retentionDays } from './blocks/mailbox-blocks.js';
/** Parses a typed phone number. */
export { readPhone } from './people/phone.js';
/** Where other domains register what they have checked about users. */
export { VerifiedMarks } from './profile/verified-marks.js';
/** What was promised for a trip and what was given. */
export { TripThanks, type HelpedTrip, type TripToThank } from './people/trip-thanks.js';
/** Where the domain of the reviews registers how to count stars by role. */
export { Ratings } from './profile/ratings.js';
/** Where other domains register what they store about users, for download and deletion. */
export { PersonalData, type PersonalDataSource } from './profile/personal-data.js';
/** Whether a number has been verified for a day. */
export { hasSettledPhone } from './people/settled-phone.js';
/** Whether two users have blocked each other, and who has ever blocked or reported anyone. */
export { GuardedMembers } from './blocks/guarded-members.js';
export { BlocksService } from './blocks/blocks.service.js';
export { becomeFinal } from './blocks/final-blocks.js';
/** Which accounts belong together. */
export { SamePeople } from './identity/same-people.js';
/** The cookies of sessions and login attempts. */
export { Cookies } from './sessions/cookies.js';
/** Ends all sessions of an account. */
export { SessionsService } from './sessions/sessions.service.js';
/** Finds sessions that have ended, for long-lived connections. */
export { EndedSessions } from './sessions/ended-sessions.js';
