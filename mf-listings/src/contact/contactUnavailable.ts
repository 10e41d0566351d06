import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import type { RequestStatus, requestDeclined as declinedText } from 'backend/contract/trips/requests';

/** Its value without the contract, which would bring zod to this page. */
const requestDeclined: typeof declinedText = 'This person cannot travel with you';

export const inactiveTexts = {
  expired: 'This trip is over.',
  closed: 'This listing is closed.',
};

/** Why this visitor cannot request the contact, as far as the page knows without a call. */
export function whyContactUnavailable(
  { status, userId, contact }: Listing,
  me: Pick<Me, 'id'> | null,
  request?: RequestStatus,
): string | null {
  if (request === 'declined') return `${requestDeclined}.`;
  const isShared = request === 'shared' || (request === 'asked' && status === 'closed');
  if (status !== 'active' && !isShared)
    return `${inactiveTexts[status]} Its contact details are no longer shown.`;
  if (userId === null || userId !== me?.id) return null;
  return contact === 'after_yes'
    ? 'This is your own listing. Those you share with see your contact details here.'
    : 'This is your own listing. Whoever asks sees your contact details here.';
}
