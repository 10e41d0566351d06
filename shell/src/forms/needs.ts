import type { Listing, Need } from 'backend/contract/listings';
import { words } from './words';

/** In the order of forms and filters, as the one who needs it says it. */
export const needWords: Record<Need, string> = words.needs;
/** As the one who offers it says it: "I can help with …". */
const offerWords: Record<Need, string> = words.offers;
export const offerOptions = Object.entries(offerWords) as [Need, string][];
export const needOptions = Object.entries(needWords) as [Need, string][];

/** The known ones among codes with commas between. */
export function readNeeds(codes: string): Need[] {
  const typed = codes.split(',').map((code) => code.trim());
  return needOptions.map(([need]) => need).filter((need) => typed.includes(need));
}

export const needTexts = (needs: readonly Need[] = [], by: Listing['type'] = 'seeking_help') =>
  needs.map((need) => (by === 'helper' ? offerWords : needWords)[need]);

export const needsQuestion: Record<Listing['type'], string> = {
  helper: words.whatCanYouHelpWith,
  seeking_help: words.whatWouldHelp,
};

export const needsFilterLabel = words.whatHelps;
