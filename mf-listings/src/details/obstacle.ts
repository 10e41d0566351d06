import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';

interface Obstacle {
  tone: 'info' | 'warning';
  words: string;
}

/** Why nobody, or not this person, can ask for the contact: known without asking. */
export function obstacle({ status, userId, username }: Listing, me: Pick<Me, 'id'> | null): Obstacle | null {
  if (status === 'expired') return { tone: 'warning', words: 'This trip is over.' };
  if (status === 'closed') return { tone: 'warning', words: 'This listing is closed.' };
  if (userId === null) {
    const words = `${username} has not confirmed their email address yet. Contact details can be asked for once they have.`;
    return { tone: 'info', words };
  }
  if (userId === me?.id) {
    return { tone: 'info', words: 'This is your own listing. Whoever asks sees your contact details here.' };
  }
  return null;
}
