import type { Listing } from 'backend/contract/listings';
import { words } from '../words';

/** Longer than on the cards: there is room for what happens next. */
export const askedText = ({ userId, username }: Pick<Listing, 'userId' | 'username'>): string =>
  userId === null ? words.askedWaitingFor(username) : words.askedDecides(username);
