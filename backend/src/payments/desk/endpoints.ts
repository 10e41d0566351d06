import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { tipId } from '../contract.js';
import * as contract from './contract.js';

export const openPersonTips = endpoint('openPersonTips', 'POST', '/api/desk/people/:id/tips', {
  summary: 'Open the tips that a person received and sent',
  params: { id: contract.tipOwner },
  returns: contract.deskTips,
});

export const refundTip = endpoint('refundTip', 'POST', '/api/desk/tips/:id/refund', {
  summary: 'Refund a tip to the card that paid it',
  params: { id: tipId },
  body: contract.tipRefunding,
  returns: done,
});
