import { endpoint } from '../../platform/endpoints.js';
import * as contract from './contract.js';

const path = '/api/identity';

export const readDocumentCheck = endpoint('readDocumentCheck', 'GET', path, {
  summary: 'Read what came of the check of your document',
  limit: 'list.read',
  returns: contract.documentCheck,
});

export const beginDocumentCheck = endpoint('beginDocumentCheck', 'POST', path, {
  summary: 'Have Stripe check your document',
  limit: 'identity.page',
  returns: contract.documentCheckPage,
});
