import type { RiskKind } from 'backend/rules/moderation';

export type Risk = RiskKind | 'phone';

/** The server's own rule, in a file of its own: only a first message needs it. */
export const loadRule = () => import('backend/rules/moderation');

/** All to warn of before a first message is sent, the heaviest first. The server looks again: offline there are no warnings. */
export async function firstMessageRisks(text: string): Promise<Risk[]> {
  const rule = await loadRule().catch(() => null);
  if (!rule) return [];
  const kinds = rule.findRisks(text);
  if (rule.maskContacts(text) === text) return kinds;
  return [...kinds.filter((kind) => kind !== 'elsewhere'), 'phone'];
}
