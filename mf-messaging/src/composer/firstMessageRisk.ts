import type { RiskKind } from 'backend/rules/moderation';

export type Risk = RiskKind | 'phone';

/** The server's own rule, in a file of its own: only a first message needs it. */
export const loadRule = () => import('backend/rules/moderation');

/** What to warn of before a first message is sent. The server looks again, so a page that is offline warns of nothing. */
export async function firstMessageRisk(text: string): Promise<Risk | null> {
  const rule = await loadRule().catch(() => null);
  if (!rule) return null;
  const kind = rule.findRisk(text);
  const isReachedElsewhere = kind === null || kind === 'elsewhere';
  return isReachedElsewhere && rule.maskContacts(text) !== text ? 'phone' : kind;
}
