import { z } from 'zod';
import { prose, rowId } from '../../platform/contract.js';
import { publicUser } from '../../account/contract.js';
import { keptDocumentCheck } from '../../account/documents/contract.js';
import { passShown } from '../../listings/shown/contract.js';
import { reportReason } from '../reports/contract.js';
import { measure, measureReason, suspensionDays, words } from '../measures/contract.js';

export const staffRole = z.enum(['moderator', 'operator']);
export type StaffRole = z.infer<typeof staffRole>;

/** The `code` of the 403 for staff who have neither logged in with a passkey nor added one within 12 hours. */
export const passkeyNeeded = 'passkey-needed';

/** The `code` of the 403 for an appeal against one's own decision that another operator can answer. */
export const ownDecision = 'own-decision';

export const staffSelf = z.object({ role: staffRole, userId: z.number() });
export type StaffSelf = z.infer<typeof staffSelf>;

export const itemKind = z.enum(['person', 'listing', 'testimonial', 'message', 'safety', 'appeal']);
export type ItemKind = z.infer<typeof itemKind>;
export const itemId = rowId;
export const personId = rowId;
export const measureId = rowId;

const instant = z.iso.datetime();

/** What a rule of ours found about a person. */
export const flag = z.object({
  rule: z.enum(['words', 'name', 'contacts', 'reviews', 'tips']),
  /** The kind of words, the name, how many people, what the reviews share, or why a tip is held. */
  details: z.string(),
});
export type Flag = z.infer<typeof flag>;

export const queueItem = z.object({
  id: z.number(),
  kind: itemKind,
  subjectId: z.number(),
  /** With the id 0 for a guest, who has no account. */
  person: publicUser.pick({ id: true, username: true }),
  reason: reportReason.nullable(),
  details: z.string().nullable(),
  flags: z.array(flag).optional(),
  /** Several reports by one person, or from one network, count once. */
  people: z.number(),
  weight: z.enum(['high', 'middle', 'low']),
  /** Hidden until a moderator decides. */
  hidden: z.boolean(),
  openedAt: instant,
  takenBy: z.enum(['you', 'another']).nullable(),
  /** So many other open items have the same reporter, or come from the same network. */
  alike: z.number().optional(),
});
export type QueueItem = z.infer<typeof queueItem>;

export const queueSearch = z.strictObject({
  show: z.enum(['open', 'mine', 'closed']).default('open'),
  kind: itemKind.optional(),
  /** The last item of the page before. */
  after: rowId.optional(),
  /** Of what is open: only this item and those with the same reporter or network, all of them. */
  like: rowId.optional(),
});
export type QueueSearch = z.infer<typeof queueSearch>;

export const queue = z.object({
  items: z.array(queueItem.extend({ outcome: z.string().nullable(), closedAt: instant.nullable() })),
  open: z.number(),
  oldestAt: instant.nullable(),
  /** How many of each kind are open. */
  kinds: z.array(z.object({ kind: itemKind, count: z.number() })).optional(),
  /** What the next page is `after`. */
  next: z.number().nullish(),
});
export type Queue = z.infer<typeof queue>;

/** The parts of a sealed copy that the desk shows: neither mail nor phone. */
export const sealedCopy = z.object({
  person: publicUser.nullish(),
  listing: z
    .object({
      type: z.string(),
      departure_airport: z.string(),
      arrival_airport: z.string(),
      date: z.string(),
      flight_number: z.string().nullish(),
      skills: z.string().nullish(),
      description: z.string().nullish(),
    })
    .nullish(),
  testimonial: z.object({ rating: z.number(), text: z.string() }).nullish(),
  message: z.object({ content: z.string(), createdAt: z.string() }).nullish(),
});
export type SealedCopy = z.infer<typeof sealedCopy>;

const auditFields = {
  id: z.number(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  personId: z.number().nullable(),
  itemId: z.number().nullable(),
  reason: z.string().nullable(),
  details: z.string().nullable(),
};
export const auditEntry = z.object(auditFields);
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditLog = z.array(auditEntry);

export const auditSearch = z.strictObject({ before: rowId.optional() });
export type AuditSearch = z.infer<typeof auditSearch>;

export const deskPerson = publicUser.extend({
  role: staffRole.nullable(),
  isFormer: z.boolean(),
  suspendedUntil: instant.nullable(),
  reportsAbout: z.number(),
  reportsBy: z.number(),
  measures: z.array(measure),
  documentCheck: keptDocumentCheck.nullish(),
  passesShown: z.array(passShown).optional(),
  /** Accounts of the same mailbox. */
  sameMailbox: z.array(publicUser.pick({ id: true, username: true })),
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskItem = queueItem.extend({
  status: z.enum(['open', 'closed']),
  outcome: z.string().nullable(),
  closedAt: instant.nullable(),
  copy: sealedCopy.nullable(),
  reports: z.array(
    z.object({
      id: z.number(),
      by: publicUser.pick({ id: true, username: true, memberSince: true }),
      reason: reportReason,
      details: z.string().nullable(),
      established: z.boolean(),
      createdAt: instant,
    }),
  ),
  /** Of an appeal: what it is against. */
  appealed: measure.nullable(),
  /** Of an appeal: the reader took the decision, and no other operator can answer. */
  ownDecision: z.boolean().optional(),
  /** Other open items about the person. `isSame`: said by the same people, or found in words to them. */
  related: z.array(queueItem.extend({ isSame: z.boolean() })).optional(),
  about: deskPerson.nullable(),
  history: auditLog,
});
export type DeskItem = z.infer<typeof deskItem>;

export const conversationCopy = z.array(
  z.object({
    id: z.number(),
    senderId: z.number().nullable(),
    content: z.string(),
    createdAt: z.string(),
  }),
);
export type ConversationCopy = z.infer<typeof conversationCopy>;

const said = {
  reason: measureReason.optional(),
  words: words.optional(),
  days: suspensionDays.optional(),
};

/** What each action needs beside its name. */
const needs: Record<string, (keyof typeof said)[]> = {
  warn: ['reason', 'words'],
  hide: ['reason', 'words'],
  suspend: ['reason', 'words', 'days'],
  ban: ['reason', 'words'],
  // Without days it lasts until it is lifted.
  limit: ['reason', 'words'],
  'remove-picture': ['reason', 'words'],
  'end-sessions': ['reason'],
  lift: ['words'],
  uphold: ['words'],
};

interface Said extends Partial<Record<keyof typeof said, unknown>> {
  action: string;
}

const isComplete = ({ value, issues }: { value: Said; issues: object[] }) => {
  for (const field of needs[value.action] ?? [])
    if (value[field] === undefined)
      issues.push({ code: 'custom', path: [field], message: 'Required for this', input: value });
};

const measures = ['warn', 'limit', 'suspend', 'ban', 'remove-picture'] as const;

export const personAction = z
  .strictObject({
    action: z.enum([...measures, 'end-sessions']),
    ...said,
  })
  .check(isComplete);
export type PersonAction = z.infer<typeof personAction>;

/** Closes an item. `hide` also takes the reported content out of sight. */
export const decision = z
  .strictObject({
    action: z.enum(['dismiss', 'hide', ...measures, 'lift', 'uphold']),
    ...said,
    hide: z.boolean().optional(),
    /** Other items about the person that it closes too. Without them, what rules found in the same words. */
    also: z.array(rowId).max(100).optional(),
  })
  .check(isComplete);
export type Decision = z.infer<typeof decision>;

/** Without words: nothing happens to the people that these are about. */
export const dismissal = z.strictObject({ ids: z.array(rowId).min(1).max(100) });
export type Dismissal = z.infer<typeof dismissal>;
export const dismissed = z.object({ dismissed: z.number() });
export type Dismissed = z.infer<typeof dismissed>;

export const lifting = z.strictObject({ words });
export type Lifting = z.infer<typeof lifting>;

export const roleChange = z.strictObject({ role: staffRole.nullable() });
export type RoleChange = z.infer<typeof roleChange>;

export const newNote = z.strictObject({
  text: prose.min(1, 'Write the note first').max(2000, 'A note can have 2000 characters'),
});
export type NewNote = z.infer<typeof newNote>;
export const notes = z.array(
  z.object({ id: z.number(), text: z.string(), writtenAt: instant, by: z.string() }),
);
export type Notes = z.infer<typeof notes>;

export const peopleSearch = z.strictObject({
  q: prose.min(1, 'Type a name, an email, a phone or an id').max(254),
});
export type PeopleSearch = z.infer<typeof peopleSearch>;
export const foundPeople = z.array(
  publicUser
    .pick({ id: true, username: true, memberSince: true, verified: true })
    .extend({ isFormer: z.boolean(), suspendedUntil: instant.nullable() }),
);
export type FoundPeople = z.infer<typeof foundPeople>;

export const personContact = z.object({ email: z.string(), phoneNumber: z.string().nullable() });
export type PersonContact = z.infer<typeof personContact>;
