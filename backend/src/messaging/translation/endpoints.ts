import { rowId } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { translation } from '../../platform/translation/contract.js';

export const translateMessage = endpoint('translateMessage', 'POST', '/api/messages/:id/translation', {
  summary: 'Read a message of another person in the language of the page',
  limit: 'translation',
  params: { id: rowId },
  returns: translation,
});
