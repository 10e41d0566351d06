import { createHash } from 'node:crypto';
import type { Channel } from './channels.js';

const chances = 2 ** 32;

/** The release that a visitor gets: always the same one, and the same still when the canary's share grows. */
export function releaseFor(name: string, { current, canary }: Channel, visitor?: string): string | null {
  if (!canary || !visitor) return current;
  const lot = createHash('sha256').update(`${name} ${canary.release} ${visitor}`).digest().readUInt32BE();
  return (lot / chances) * 100 < canary.percent ? canary.release : current;
}
