import type { MatchDetails } from 'backend/contract/trips';
import { flyerNameOf } from '../companions/firstNames';
import { words } from '../words';

/** Of a proposal: a yes makes a second trip for a flight that others fly with the traveler. */
export const fliesAlreadyText = (trip: Pick<MatchDetails, 'flownAlready' | 'flyer'>): string | null =>
  trip.flownAlready ? words.fliesItAlready(words.series(trip.flownAlready), flyerNameOf(trip)) : null;
