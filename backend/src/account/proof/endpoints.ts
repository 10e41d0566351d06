import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { begunProof, proofConfirmation, proofRequest } from '../contract.js';

export const beginProof = endpoint('beginProof', 'POST', '/api/auth/proof', {
  summary: 'Begin to prove who you are',
  body: proofRequest,
  returns: begunProof,
});

export const confirmProof = endpoint('confirmProof', 'POST', '/api/auth/proof/confirm', {
  summary: 'Confirm a proof by its code',
  body: proofConfirmation,
  returns: done,
});
