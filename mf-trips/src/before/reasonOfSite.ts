import type { MatchDetails } from 'backend/contract/trips';
import { siteReasons } from 'backend/rules/trips';
import { words } from '../words';

const reasons = Object.keys(siteReasons) as (keyof typeof siteReasons)[];

/** What the site stores in English, in the language of the page. Undefined for the words of a person. */
export function reasonOfSite(cancelled: MatchDetails['cancelled']): string | undefined {
  if (cancelled?.byMe !== null) return undefined;
  const known = reasons.find((each) => siteReasons[each] === cancelled.reason);
  return known && words.reasonOfSite[known];
}
