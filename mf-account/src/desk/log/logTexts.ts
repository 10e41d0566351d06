import type { AuditAction } from 'backend/contract/moderation/audit';
import type { AuditEntry } from 'backend/contract/moderation/desk';
import { measureReasons, ruleTexts } from '../deskTexts';

const actionTexts: Record<AuditAction, string> = {
  'accounts.opened': 'Other accounts opened',
  'contact.opened': 'Email and phone opened',
  'content.hidden': 'Hidden until somebody looks',
  'conversation.opened': 'Conversation opened',
  'item.banned': 'Banned',
  'item.dismissed': 'Dismissed',
  'item.given-back': 'Given back',
  'item.hidden': 'Hidden',
  'item.lifted': 'Appeal granted',
  'item.limited': 'New contacts stopped',
  'item.opened': 'Item opened',
  'item.picture removed': 'Picture removed',
  'item.shown-again': 'Shown again',
  'item.suspended': 'Suspended',
  'item.taken': 'Taken',
  'item.upheld': 'Appeal refused',
  'item.warned': 'Warned',
  'log.downloaded': 'Log downloaded',
  'measure.lifted': 'Decision taken back',
  'note.written': 'Note written',
  'notes.opened': 'Notes opened',
  'people.searched': 'People searched',
  'person.ban': 'Banned without a report',
  'person.end-sessions': 'Logged out everywhere',
  'person.flagged': 'Found',
  'person-log.opened': 'History of a person opened',
  'person.limit': 'New contacts stopped without a report',
  'person.opened': 'Page of a person opened',
  'person.remove-picture': 'Picture removed without a report',
  'person.suspend': 'Suspended without a report',
  'person.warn': 'Warned without a report',
  'role.changed': 'Role changed',
  'tip.refunded': 'Tip refunded',
  'tips.opened': 'Tips opened',
};
const actorTexts: Record<string, string> = { rule: 'a rule', server: 'a command on the server' };
const reasonTexts: Record<string, string> = { ...ruleTexts, ...measureReasons };
const roleTexts: Record<string, string> = { none: 'no role', moderator: 'moderator', operator: 'operator' };

const known = (texts: Record<string, string>, code: string) =>
  Object.hasOwn(texts, code) ? texts[code]! : code;

export const actionText = ({ action }: AuditEntry) => known(actionTexts, action);
export const actorText = ({ actor }: AuditEntry) => known(actorTexts, actor);

/** Why, and what was said. */
export const whyTexts = ({ action, reason, details }: AuditEntry): string[] =>
  [
    reason && known(reasonTexts, reason),
    action === 'role.changed' ? known(roleTexts, details ?? '') : details,
  ].filter((text): text is string => Boolean(text));
