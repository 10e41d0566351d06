import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';

export const inactiveTexts = {
  expired: 'This trip is over.',
  closed: 'This listing is closed.',
};

/** Why this visitor cannot request the contact, as far as the page knows without a call. */
export function whyContactUnavailable(
  { status, userId, username }: Listing,
  me: Pick<Me, 'id'> | null,
): string | null {
  if (status !== 'active') return `${inactiveTexts[status]} Its contact details are no longer shown.`;
  if (userId === null) {
    return `${username} has not confirmed their email address yet. Contact details can be asked for once they have.`;
  }
  return userId === me?.id ? 'This is your own listing. Whoever asks sees your contact details here.' : null;
}
