/** The module; import it to inject the services below. */
export { AccountModule } from './account.module.js';
/** Requires re-authentication for a route. */
export { FreshProof } from './proof/fresh-proof.js';
/** Begins a login as part of another action of a guest. */
export { GuestLogin, type GuestAttempt } from './login/guest-login.js';
/** Mails that members can switch off. */
export { Notices } from './notifications/notices.js';
/** Mails that anyone can have sent to any address, and the mailboxes that want none. */
export { StoppedMailboxes } from './notifications/stopped-mailboxes.js';
export { UnsolicitedMail } from './notifications/unsolicited-mail.js';
/** Mails that members always get, like receipts. */
export { MemberMail } from './people/member-mail.js';
/** Logins and changes of users, within their transaction. */
export { PeopleEvents, type LoggedIn, type BlockChange, type Suspension } from './people/people-events.js';
/** Public profiles, locks, trust, and publishing a profile. */
export { ownAccounts } from './people/own-accounts.js';
export { PeopleService } from './people/people.service.js';
/** Default names, until members choose one. */
export { Usernames } from './people/usernames.js';
/** Who could be confused with whom by name. */
export { Neighbors } from '../moderation/names/neighbors.js';
/** Refused names, and why. */
export { nameRefusals, refusalOfName } from '../moderation/names/refused-names.js';
/** The job by which other domains write a message of the site into a conversation. */
export { siteMessage } from './people/site-message.js';
/** Which users have interacted. */
export { Interactions, type InteractionKind } from './people/interactions.js';
/** Masks phone numbers, emails and links in texts of unverified users. */
export { maskContacts } from './rules.js';
/** The address without its tag and ignored dots, by which limits count, and its keyed hash. */
export { Mailboxes, mailboxInSql, mailboxOf } from './people/mailbox.js';
/** Six digits that are mailed, and the check that counts every guess. */
export { CodeCheck } from './codes/code-check.js';
export { Codes, hashToken, newCode, newToken } from './codes/codes.js';
/** Parses a typed phone number. */
export { readPhone } from './people/phone.js';
/** Where other domains register what they have checked about users. */
export { VerifiedMarks } from './profile/verified-marks.js';
/** Where the domain of the reviews registers how to count stars by role. */
export { Ratings } from './profile/ratings.js';
/** Where other domains register what they store about users, for download and deletion. */
export { PersonalData, type PersonalDataSource } from './profile/personal-data.js';
/** Where other domains register what a report must preserve. */
export { Evidence } from '../moderation/cases/evidence.js';
/** Where other domains register what members can report, and how the desk hides it. */
export { ModeratedContent } from '../moderation/cases/moderated-content.js';
/** What messages warn of: parcels, money, documents, moving elsewhere. */
export { findRisk } from '../moderation/risks/find-risk.js';
export type { RiskKind } from '../moderation/risks/risk-rules.js';
/** Where other domains register what the desk reads in numbers. */
export { DeskNumbersService } from '../moderation/numbers/desk-numbers.service.js';
/** The door by which rules bring people to the desk. */
export { Flags } from '../moderation/flags/flags.js';
/** Keyed hashes of networks, by which people are counted. */
export { ReporterKeys } from '../moderation/reports/reporter-keys.js';
/** Whether a number has been verified for a day. */
export { hasSettledPhone } from './people/settled-phone.js';
/** Who contacts many people soon after joining. */
export { ManyContacts } from '../moderation/flags/many-contacts.js';
/** Reports and their preserved evidence. */
export { ReportsService } from '../moderation/reports/reports.service.js';
/** Whether two users have blocked each other. */
export { BlocksService } from './blocks/blocks.service.js';
/** Suspensions, also of addresses without an account. */
export { Suspensions } from '../moderation/measures/suspensions.js';
/** Which accounts belong together. */
export { SamePeople } from './identity/same-people.js';
/** Who may begin no new contacts. */
export { ContactLimits } from '../moderation/measures/contact-limits.js';
/** Decisions of the desk about a person, the log of the desk, and the guard of its routes. */
export { Measures } from '../moderation/measures/measures.service.js';
export { AuditLog } from '../moderation/audit/audit-log.js';
export { AsStaff, ForOperators, ForStaff } from '../moderation/desk/desk.guard.js';
export type { StaffMember } from '../moderation/desk/staff.js';
/** The cookies of sessions and login attempts. */
export { Cookies } from './sessions/cookies.js';
/** Finds sessions that have ended, for long-lived connections. */
export { EndedSessions } from './sessions/ended-sessions.js';
