import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import type { RequestStatus } from 'backend/contract/trips/requests';
import { words } from '../words';

/** Why this visitor cannot request the contact, as far as the page knows without a call. */
export function whyContactUnavailable(
  { status, userId, contact }: Listing,
  me: Pick<Me, 'id'> | null,
  request?: RequestStatus,
): string | null {
  if (request === 'declined') return words.cannotTravel;
  const isShared = request === 'shared' || (request === 'asked' && status === 'closed');
  if (status !== 'active' && !isShared)
    return words.sentences([words.inactive[status], words.contactNotShown]);
  if (userId === null || userId !== me?.id) return null;
  return contact === 'after_yes' ? words.ownAfterYes : words.ownAtOnce;
}
