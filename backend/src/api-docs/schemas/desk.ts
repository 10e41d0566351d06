import * as desk from '../../moderation/desk/contract.js';
import * as numbers from '../../moderation/numbers/contract.js';
import { describeContract, within, type Fields } from '../describe-contract.js';
import { publicUserFields } from './account.js';

const words = 'What the person reads about the decision, in English.';

const queueItem: Fields<typeof desk.queueItem> = {
  id: 'The number of the item at the desk; not the id of what it is about.',
  kind: 'What it is about. `safety` is a "no" to "Did you feel safe?" after a trip.',
  subjectId: 'The id of the person, listing, review, message, trip or decision that `kind` names.',
  person: 'Whose content or conduct it is about.',
  'person.id': 'The id of the user; 0 for a guest, who has no account.',
  reason: 'From the newest report, preferring one with words. Null when nobody reported it.',
  details: 'The words of that report. Null when there are none.',
  flags: 'What our rules found, the newest first; at most 10.',
  people: 'How many people reported it. Those of one mailbox or network count once.',
  weight: 'How urgent it is, from the reasons, the flags and the number of people. `high` comes first.',
  hidden: 'True while the content is out of sight, until a moderator decides.',
  openedAt: 'When the first report or flag came, in UTC.',
  takenBy: 'Whether a moderator has taken it lately. Null when it is free.',
  alike: 'How many other open items have the same reporter, or come from the same network.',
};
const outcome = {
  outcome: 'What was decided, in a word or two like `picture removed`. Null while it is open.',
  closedAt: 'When it was decided, in UTC. Null while it is open.',
};
const suspension = {
  isFormer: 'True when the account was deleted.',
  suspendedUntil: 'Until when logins are refused, in UTC. Null when they are not.',
};
const said = {
  action: 'What to do. Some actions need a reason, words or days.',
  reason: 'Which rule of the terms it is about. Left out where nobody is told one.',
  words: `${words} Left out where nobody is told.`,
  days: 'For how many days. Required to suspend; without it a limit lasts until it is lifted.',
};
const arrived = { sent: 'How many were handed to the provider.', lost: 'How many of them did not arrive.' };

export const ofDesk = describeContract(desk, {
  staffRole: {
    description: 'Operators may also refund tips, answer appeals, take decisions back, and give roles.',
  },
  staffSelf: {
    description: 'Who the caller is at the desk.',
    fields: { role: 'What the caller may do here.', userId: 'The id of the account of the caller.' },
  },
  itemKind: { description: 'What an item of the desk is about.' },
  flag: {
    description: 'What a rule of ours found about a person.',
    fields: {
      rule: 'Which rule: risky words, a name that pretends, many contacts or reviews in a short time, or a held tip.',
      details: 'The kind of words, the name, how many people, what reviews share, or why a tip is held.',
    },
  },
  queue: {
    description: 'What waits at the desk, as far as the caller may decide about it.',
    fields: {
      items: 'At most 200, the most urgent first.',
      ...within('items', { ...queueItem, ...outcome }),
      open: 'How many wait in all, those that others have taken included.',
      kinds: 'What waits by kind, the most first. Kinds without any are left out.',
      ...within('kinds', { kind: 'What these are about.', count: 'How many of them wait.' }),
      oldestAt: 'Since when the oldest of them waits, in UTC. Null when none does.',
      next: 'The value of `after` for the next page. Null or absent on the last one.',
    },
  },
  dismissal: {
    description: 'Which items to dismiss.',
    fields: { ids: 'The numbers of the items, as the queue has them; at most 100.' },
    example: { ids: [4711, 4712] },
  },
  dismissed: {
    description: 'What the call has dismissed.',
    fields: { dismissed: 'How many items are closed now. Those that were closed before do not count.' },
  },
  deskItem: {
    description: 'An item with everything that is known about it.',
    fields: {
      ...queueItem,
      ...outcome,
      status: '`closed` once it is decided; an item is decided once.',
      copy: 'The content as it was when it was reported. Null when it was about a person or has expired.',
      reports: 'Each report, with who wrote it.',
      'reports.by': 'The member who reported it.',
      'reports.by.id': publicUserFields.id,
      'reports.by.memberSince': publicUserFields.memberSince,
      'reports.reason': 'What this report complains of.',
      'reports.details': 'What the reporter wrote. Null when they wrote nothing.',
      'reports.established': 'Whether their phone number was verified. Three such reports hide content.',
      appealed: 'For an appeal, the decision that it is against. Null otherwise.',
      ownDecision: 'True for an appeal that only the caller can answer, who decided. Absent otherwise.',
      about: 'The person behind it. Null for a guest.',
      related: 'Other open items about the same person, at most 20.',
      ...within('related', queueItem),
      'related.isSame': 'Whether the same people reported it, or a rule found it in words to them.',
      history: 'What was done about this item, the newest first.',
    },
  },
  sealedCopy: {
    description: 'The content as it was when it was reported: without email and phone number.',
    fields: {
      person: 'The profile, when the report was about a person. Null or absent otherwise.',
      listing: 'The listing, when the report was about one. Null or absent otherwise.',
      'listing.type': '`helper` or `seeking_help`.',
      'listing.departure_airport': 'Where the trip begins: an IATA code.',
      'listing.arrival_airport': 'Where the trip ends: an IATA code.',
      'listing.flight_number': 'Like `AA12`. Null or absent when none was named.',
      'listing.skills': 'What the helper is good at, as typed. Null or absent when there is none.',
      'listing.description': 'The trip in own words, as typed. Null or absent when there is none.',
      testimonial: 'The review, when the report was about one. Null or absent otherwise.',
      'testimonial.rating': 'Stars, from 1 to 5.',
      'testimonial.text': 'The words of the review.',
      message: 'The message, when the report was about one. Null or absent otherwise.',
      'message.content': 'As it was typed, at the time of the report.',
      'message.createdAt': 'When it was written, in UTC.',
    },
  },
  auditEntry: {
    description: 'One thing that was done or opened at the desk. Nothing is ever removed.',
    fields: {
      at: 'When it was done, in UTC.',
      actor: 'Who did it, like `Meera (12)`; `server` or `rule` when it was no person.',
      action: 'What was done, as `item.hidden` or `person.warn`.',
      personId: 'About whom. Null when it was about nobody in particular.',
      itemId: 'About which item of the desk. Null when it was about none.',
      reason: 'Which rule of the terms it was about. Null where there is none.',
      details: 'Further facts in words, such as the role that was given. Null where there are none.',
    },
  },
  deskPerson: {
    description: 'A person with their history at the desk.',
    fields: {
      ...publicUserFields,
      ...suspension,
      role: 'What they may do at the desk. Null for everybody else.',
      reportsAbout: 'How many reports were written about them.',
      reportsBy: 'How many reports they have written.',
      measures: 'Decisions about them, lifted ones included.',
      documentCheck: 'The latest check of a document at Stripe. Null or absent without one.',
      passesShown: 'The latest 5 boarding passes that they showed and did not take back.',
      sameMailbox: 'Other accounts whose addresses lead to the same mailbox.',
    },
  },
  conversationCopy: {
    description: 'A message of the conversation around a report.',
    fields: {
      senderId: 'Who wrote it. Null once their account is deleted.',
      content: 'The words, also when they are hidden from members.',
      createdAt: 'When it was written, in UTC.',
    },
  },
  personAction: {
    description: 'A decision about a person without a report.',
    fields: said,
    example: {
      action: 'warn',
      reason: 'spam',
      words: 'Please do not advertise in messages to other members.',
    },
  },
  decision: {
    description: 'A decision that closes an item.',
    fields: {
      ...said,
      hide: 'True also takes the reported content out of sight. Absent means no.',
      also: 'Other items about the person to close. Absent: what rules found in the same words.',
    },
    example: {
      action: 'warn',
      reason: 'spam',
      words: 'Please do not advertise in messages to other members.',
    },
  },
  lifting: {
    description: 'Takes a decision back.',
    fields: { words },
    example: { words: 'We looked at it again, and you were right. We are sorry.' },
  },
  roleChange: {
    description: 'The new role of a person.',
    fields: { role: 'What they may do at the desk. Null takes their role away.' },
    example: { role: 'moderator' },
  },
  newNote: {
    description: 'A note for other moderators.',
    fields: { text: 'What they should know. At the desk nobody reads notes about themselves.' },
    example: { text: 'Called us on Monday and explained the double booking.' },
  },
  notes: {
    description: 'A note about a person.',
    fields: {
      text: 'As it was typed; at most 2,000 characters.',
      writtenAt: 'When it was written, in UTC.',
      by: 'The display name of the moderator who wrote it.',
    },
  },
  peopleSearch: {
    description: 'Whom to find.',
    fields: { q: 'Part of a name, or a whole email address, phone number or id.' },
    example: { q: 'amara@example.com' },
  },
  foundPeople: {
    description: 'A person whom the search found.',
    fields: { id: publicUserFields.id, memberSince: publicUserFields.memberSince, ...suspension },
  },
  personContact: {
    description: 'How to reach a person. Opening it is written to the log.',
    fields: {
      email: 'The address of the account.',
      phoneNumber: 'With country code, verified or not. Null when there is none.',
    },
  },
});

export const ofDeskNumbers = describeContract(numbers, {
  deskNumbers: {
    description: 'How the desk is doing.',
    fields: {
      open: 'How many items wait.',
      oldestAt: 'Since when the oldest of them waits, in UTC. Null when none does.',
      closedThisWeek: 'How many items were decided in the last 7 days.',
      minutesToDecision: 'The median from report to decision in those days. Null when nothing was decided.',
      hidden: 'How many items keep their content out of sight.',
      suspended: 'How many accounts cannot log in now.',
      appealsOpen: 'How many appeals wait.',
      reportsByReason: 'Reports of the last 30 days, the most frequent reason first.',
      'reportsByReason.reason': 'What these reports complain of.',
      'reportsByReason.count': 'How many reports gave this reason.',
      openOverADay: 'How many items have waited for more than 24 hours.',
      missingHelpers: 'Routes on which searches of the last 30 days found no helper; at most 20.',
      'missingHelpers.from': 'Where people wanted to start: an IATA code.',
      'missingHelpers.to': 'Where people wanted to go: an IATA code.',
      'missingHelpers.searches': 'How many searches found nobody.',
      refusals: 'Calls of the last 7 days that came too often; at most 20 limits.',
      'refusals.limit': 'Which limit refused them, like `login.request`.',
      'refusals.count': 'How many calls it refused.',
      mails: 'Mails of the last 7 days.',
      ...within('mails', arrived),
      sms: 'Text messages of the last 7 days.',
      ...within('sms', arrived),
      tipsHeld: 'Paid tips whose money has not been transferred.',
      'tipsHeld.tips': 'How many tips that are.',
      'tipsHeld.dollars': 'Their sum in US dollars.',
      'tipsHeld.underReview': 'How many of them wait for an operator.',
    },
  },
});
