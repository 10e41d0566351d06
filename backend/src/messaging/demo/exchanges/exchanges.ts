import { fromAfrica } from './from-africa.js';
import { fromAsia } from './from-asia.js';
import { fromIndia } from './from-india.js';

/** The oldest first, because lists show the newest id first. */
export const exchanges = [...fromAfrica, ...fromAsia, ...fromIndia].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
);
