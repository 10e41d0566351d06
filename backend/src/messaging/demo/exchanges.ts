import { fromAfrica } from './exchanges/from-africa.js';
import { fromAsia } from './exchanges/from-asia.js';
import { fromIndia } from './exchanges/from-india.js';

/** What two people of the demo wrote to each other, in turns unless one of them had more to say. */
export interface Exchange {
  /** The parts of their emails before the @; the first one began. */
  between: [string, string];
  /** How long ago the last of it was written. */
  hoursAgo: number;
  /** How much of its end the other has not seen yet. */
  unread?: number;
  /** `< ` is the second one speaking. */
  lines: string;
}

/** The longest ago first: lists show what was written last. */
export const exchanges = [...fromAfrica, ...fromAsia, ...fromIndia].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
