import type { ByMail } from 'backend/contract/listings/posting';

type Action = ByMail['action'];

interface Outcome {
  title: string;
  words: string;
  /** What takes it back, or the other thing one may want now. */
  next?: { action: Action; label: string };
}

/** What a link in our mail has done. */
export const outcomes: Record<Action, Outcome> = {
  going: {
    title: 'Your listing stays online',
    words: 'Thank you for telling us that the trip still stands.',
    next: { action: 'close', label: 'Close it after all' },
  },
  close: {
    title: 'Your listing is closed',
    words: 'It is no longer shown, and nobody can ask for your contact.',
    next: { action: 'reopen', label: 'Reopen' },
  },
  reopen: {
    title: 'Your listing is open again',
    words: 'Travelers can see it and ask for your contact.',
    next: { action: 'close', label: 'Close' },
  },
  remove: {
    title: 'Your listing is removed',
    words: 'Nothing of it is left with us.',
  },
};
