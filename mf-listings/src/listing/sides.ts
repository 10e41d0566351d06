import type { ListingType } from 'backend/contract/listings';
import { words } from '../words';

/** The texts and the colour of helpers and seekers. */
export const sides = {
  helper: { tone: 'helper', ...words.sides.helper },
  seeking_help: { tone: 'seeker', ...words.sides.seeking_help },
} as const satisfies Record<ListingType, object>;
