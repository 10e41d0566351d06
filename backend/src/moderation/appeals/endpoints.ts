import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { appealable, appealQuestion, newAppeal } from '../measures/contract.js';

export const getAppealedDecision = endpoint('getAppealedDecision', 'POST', '/api/appeals/decision', {
  summary: 'Read the decision that a mail is about',
  access: 'public',
  limit: 'listing.by-mail',
  body: appealQuestion,
  returns: appealable,
});

export const appeal = endpoint('appeal', 'POST', '/api/appeals', {
  summary: 'Ask once that a decision is looked at again',
  access: 'public',
  limit: 'listing.by-mail',
  body: newAppeal,
  returns: done,
});
