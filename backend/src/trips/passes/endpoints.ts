import { boardingPass } from '../../listings/passes/contract.js';
import { passShown } from '../../listings/shown/contract.js';
import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { matchId } from '../contract.js';

export const showTripBoardingPass = endpoint(
  'showTripBoardingPass',
  'POST',
  '/api/matches/:id/boarding-pass',
  {
    summary: 'Show a boarding pass on your trip',
    limit: 'boarding-pass.show',
    params: { id: matchId },
    body: boardingPass,
    returns: passShown,
  },
);

export const takeBackTripBoardingPass = endpoint(
  'takeBackTripBoardingPass',
  'DELETE',
  '/api/matches/:id/boarding-pass',
  {
    summary: 'Take back a boarding pass that you showed on your trip',
    limit: 'boarding-pass.take-back',
    params: { id: matchId },
    returns: done,
  },
);
