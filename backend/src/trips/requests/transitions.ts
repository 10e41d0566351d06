import type { RequestStatus } from './contract.js';

/** The site acts for the rule of the listing, after a block, and when the trip is over. */
export type Actor = 'owner' | 'asker' | 'site';
export type RequestAction = 'share' | 'decline' | 'takeBack' | 'stop' | 'expire' | 'withdraw';

interface Transition {
  from: RequestStatus;
  to: RequestStatus;
  by: readonly Actor[];
}

/** Every change of a request's status, and who may make it. */
export const transitions: Record<RequestAction, readonly Transition[]> = {
  share: [
    { from: 'asked', to: 'shared', by: ['owner', 'site'] },
    { from: 'declined', to: 'shared', by: ['owner'] },
  ],
  decline: [{ from: 'asked', to: 'declined', by: ['owner', 'site'] }],
  takeBack: [{ from: 'declined', to: 'asked', by: ['owner'] }],
  stop: [{ from: 'shared', to: 'declined', by: ['owner', 'site'] }],
  withdraw: [{ from: 'asked', to: 'withdrawn', by: ['asker'] }],
  expire: [{ from: 'asked', to: 'expired', by: ['site'] }],
};

/** The status after an action, or null when it is not allowed. */
export const statusAfter = (action: RequestAction, from: RequestStatus, by: Actor): RequestStatus | null =>
  transitions[action].find((each) => each.from === from && each.by.includes(by))?.to ?? null;

/** Whether a request can already be where an action leads, so that a repeated call changes nothing. */
export const leadsTo = (action: RequestAction, status: RequestStatus): boolean =>
  transitions[action].some(({ to }) => to === status);
