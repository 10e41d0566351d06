import type { Listing } from 'backend/contract/listings';

/** Longer than on the cards: there is room for what happens next. */
export const askedText = ({ userId, username }: Pick<Listing, 'userId' | 'username'>): string =>
  userId === null ? `Asked. You get a mail when ${username} has confirmed.` : `Asked. ${username} decides.`;
