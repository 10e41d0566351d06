import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { listingId } from '../contract.js';
import { boardingPass } from './contract.js';
import { passShown } from '../shown/contract.js';

export const showBoardingPass = endpoint('showBoardingPass', 'POST', '/api/listings/:id/boarding-pass', {
  summary: 'Show a boarding pass on your listing',
  limit: 'boarding-pass.show',
  params: { id: listingId },
  body: boardingPass,
  returns: passShown,
});

export const takeBackBoardingPass = endpoint(
  'takeBackBoardingPass',
  'DELETE',
  '/api/listings/:id/boarding-pass',
  {
    summary: 'Take back a boarding pass that you showed on your listing',
    limit: 'boarding-pass.take-back',
    params: { id: listingId },
    returns: done,
  },
);
