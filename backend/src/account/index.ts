/** The module, to be imported by whoever needs the services below. */
export { AccountModule } from './account.module.js';
/** Public sides of people, their trust, and making them public. */
export { PeopleService } from './people/people.service.js';
/** Who has met whom. */
export { Meetings, type MeetingKind } from './people/meetings.js';
/** Covers phone numbers, emails and links in public words of unverified people. */
export { maskContacts } from './people/mask-contacts.js';
/** Whether two people have blocked each other. */
export { BlocksService } from './safety/blocks.service.js';
/** Where a room registers what it keeps about people, for download and deletion. */
export { PersonalData, type PersonalDataKeeper } from './profile/personal-data.js';
