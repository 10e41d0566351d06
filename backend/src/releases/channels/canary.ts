import { createHash } from 'node:crypto';
import type { Channel } from './contract.js';

const hashRange = 2 ** 32;

/** A hash, so that a visitor keeps the same release while the canary's share grows. */
export function releaseFor(name: string, { current, canary }: Channel, visitor?: string): string | null {
  if (!canary || !visitor) return current;
  const hash = createHash('sha256').update(`${name} ${canary.release} ${visitor}`).digest().readUInt32BE();
  return (hash / hashRange) * 100 < canary.percent ? canary.release : current;
}
