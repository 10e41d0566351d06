import type { MatchStatus } from './contract.js';

/** `invited` is the one who did not propose. */
export type Actor = 'proposer' | 'invited' | 'site';
export type MatchAction = 'agree' | 'decline' | 'takeBack' | 'cancel' | 'finish';

interface Transition {
  from: MatchStatus;
  to: MatchStatus;
  by: readonly Actor[];
}

/** Every change of a match's status, and who may make it. */
export const transitions: Record<MatchAction, readonly Transition[]> = {
  agree: [{ from: 'proposed', to: 'agreed', by: ['invited'] }],
  decline: [{ from: 'proposed', to: 'declined', by: ['invited'] }],
  /** Of a no to the proposal, or to the request that it came with. */
  takeBack: [
    { from: 'declined', to: 'proposed', by: ['invited'] },
    { from: 'cancelled', to: 'proposed', by: ['site'] },
  ],
  cancel: [
    { from: 'proposed', to: 'cancelled', by: ['proposer', 'site'] },
    { from: 'agreed', to: 'cancelled', by: ['proposer', 'invited', 'site'] },
  ],
  finish: [{ from: 'agreed', to: 'done', by: ['site'] }],
};

/** The status after an action, or null when it is not allowed. */
export const statusAfter = (action: MatchAction, from: MatchStatus, by: Actor): MatchStatus | null =>
  transitions[action].find((each) => each.from === from && each.by.includes(by))?.to ?? null;

/** Whether a match can already be where an action leads, so that a repeated request changes nothing. */
export const leadsTo = (action: MatchAction, status: MatchStatus): boolean =>
  transitions[action].some(({ to }) => to === status);

/** Why the site has cancelled a match, as it is stored. Pages say it in their language. */
export const siteReasons = {
  closed: 'The listing was closed',
  deleted: 'The listing was deleted',
  account: 'The account was deleted',
  flights: 'The flights have changed',
  companion: 'Another companion flies this part of the trip',
  declined: 'This person cannot travel with you',
  removed: 'Our team has closed the account',
} as const;
