import { rowId } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { translation } from '../../platform/translation/contract.js';
import { otherUserId } from '../contract.js';
import { draftToTranslate, messagesToTranslate, translatedMessages } from './contract.js';

export const translateMessage = endpoint('translateMessage', 'POST', '/api/messages/:id/translation', {
  summary: 'Read a message of another person in the language of the page',
  limit: 'translation',
  params: { id: rowId },
  returns: translation,
});

export const translateMessages = endpoint(
  'translateMessages',
  'POST',
  '/api/messages/:otherUserId/translations',
  {
    summary: 'Read messages of a conversation in the language of the page',
    limit: 'translation',
    params: { otherUserId },
    body: messagesToTranslate,
    returns: translatedMessages,
  },
);

export const translateDraft = endpoint(
  'translateDraft',
  'POST',
  '/api/messages/:otherUserId/draft-translation',
  {
    summary: 'Read a draft in the language of the other person',
    limit: 'translation',
    params: { otherUserId },
    body: draftToTranslate,
    returns: translation,
  },
);
