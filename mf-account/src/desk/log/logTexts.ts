import type { AuditAction } from 'backend/contract/moderation/audit';
import type { AuditEntry } from 'backend/contract/moderation/desk';
import { words } from '../../words';
import { known } from '../deskTexts';

const actionTexts: Record<AuditAction, string> = words.logActions;
const reasonTexts: Record<string, string> = { ...words.rules, ...words.measureReasons };

export const actionText = ({ action }: AuditEntry) => known(actionTexts, action);
export const actorText = ({ actor }: AuditEntry) => known(words.logActors, actor);

/** Why, and what was said. */
export const whyTexts = ({ action, reason, details }: AuditEntry): string[] =>
  [
    reason && known(reasonTexts, reason),
    action === 'role.changed' ? known(words.logRoles, details ?? '') : details,
  ].filter((text): text is string => Boolean(text));
