import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';

export const statusWords = {
  expired: 'This trip is over.',
  closed: 'This listing is closed.',
};

/** Why nobody, or not this person, can ask for the contact: known without asking. */
export function obstacle({ status, userId, username }: Listing, me: Pick<Me, 'id'> | null): string | null {
  if (status !== 'active') return `${statusWords[status]} Its contact details are no longer shown.`;
  if (userId === null) {
    return `${username} has not confirmed their email address yet. Contact details can be asked for once they have.`;
  }
  return userId === me?.id ? 'This is your own listing. Whoever asks sees your contact details here.' : null;
}
