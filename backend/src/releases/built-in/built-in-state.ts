import type { Channel, ReleaseFacts } from '../channels/contract.js';

/** `new` is published. Everything else stays as it is. */
export type BuiltInState = 'new' | 'current' | 'canary' | 'known' | 'shipped';

/** A team's release stays, and so does the decision to leave a release that visitors have had before. */
export function builtInState({ current, canary, releases }: Channel, release: string): BuiltInState {
  if (current === release) return 'current';
  if (canary) return 'canary';
  if (Object.hasOwn(releases, release)) return 'known';
  return current === null || isBuiltIn(releases[current]) ? 'new' : 'shipped';
}

/** Servers that could not publish yet came with a store whose releases have such an author. */
const isBuiltIn = (facts: ReleaseFacts | undefined) =>
  facts !== undefined && (facts.builtIn || facts.by.endsWith(', by a build'));

/** Why visitors do not get the release that came with the server; undefined if they do. */
export function reasonAgainst(
  channel: Channel,
  release: string,
  violations: string[] = [],
): string | undefined {
  const { current, releases } = channel;
  const reasons: Record<BuiltInState, string | undefined> = {
    new: violations.length ? `it does not fit: ${violations.join(' ')}` : 'it is about to be published.',
    current: undefined,
    canary: 'there is a canary. Once that has ended, the next server that starts decides again.',
    known: `visitors have had it before, and ${current} came after it.`,
    shipped: `${releases[current ?? '']?.by ?? 'a team'} shipped ${current}.`,
  };
  return reasons[builtInState(channel, release)];
}
