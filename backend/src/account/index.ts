/** Asks the user to re-authenticate. */
export { FreshProof } from './proof/fresh-proof.js';
/** The module, to be imported by whoever needs the services below. */
export { AccountModule } from './account.module.js';
/** Begins a login for a guest who is doing something else. */
export { GuestLogin, type GuestAttempt } from './login/guest-login.js';
/** Sends the mails that people can do without, to those who do not. */
export { Notices } from './notifications/notices.js';
/** Hears of arrivals and changes of people, in the transaction in which they happen. */
export { PeopleEvents, type Arrived, type Blocking } from './people/people-events.js';
/** The default name, until the user chooses one. */
export { Names } from './people/names.js';
/** Public sides of people, their trust, and making them public. */
export { PeopleService } from './people/people.service.js';
/** Who has met whom. */
export { Meetings, type MeetingKind } from './people/meetings.js';
/** Sends members the mails that nobody does without. */
export { MemberMail } from './people/member-mail.js';
/** Covers phone numbers, emails and links in public words of unverified people. */
export { maskContacts } from './people/mask-contacts.js';
/** Reads a typed phone number. */
export { readPhone } from './profile/phone.js';
/** Where a room registers what a report keeps as it was. */
export { Evidence } from './safety/evidence.js';
/** Reports, and what was reported as it was then. */
export { ReportsService } from './safety/reports.service.js';
/** Whether two people have blocked each other. */
export { BlocksService } from './safety/blocks.service.js';
/** The cookies of a session and of a login that was begun. */
export { Cookies } from './sessions/cookies.js';
/** Which sessions have ended meanwhile. */
export { OpenSessions } from './sessions/open-sessions.js';
/** Where a room registers what it keeps about people, for download and deletion. */
export { PersonalData, type PersonalDataKeeper } from './profile/personal-data.js';
