import { rowId } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { translation } from '../../platform/translation/contract.js';
import {
  draftToTranslate,
  messagesToTranslate,
  translatedMessages,
} from '../../messaging/translation/contract.js';
import { matchId } from '../contract.js';
import { careCardNote } from '../care-card/contract.js';
import { testimonialId } from '../reviews/contract.js';

export const translateThreadMessage = endpoint(
  'translateThreadMessage',
  'POST',
  '/api/matches/:id/thread/:messageId/translation',
  {
    summary: 'Read a message of a trip in the language of the page',
    limit: 'translation',
    params: { id: matchId, messageId: rowId },
    returns: translation,
  },
);

export const translateThreadMessages = endpoint(
  'translateThreadMessages',
  'POST',
  '/api/matches/:id/thread/translations',
  {
    summary: 'Read messages of a trip in the language of the page',
    limit: 'translation',
    params: { id: matchId },
    body: messagesToTranslate,
    returns: translatedMessages,
  },
);

export const translateThreadDraft = endpoint(
  'translateThreadDraft',
  'POST',
  '/api/matches/:id/thread/draft-translation',
  {
    summary: 'Read a draft in the language of another person on the trip',
    limit: 'translation',
    params: { id: matchId },
    body: draftToTranslate,
    returns: translation,
  },
);

export const translateTestimonial = endpoint(
  'translateTestimonial',
  'POST',
  '/api/testimonials/id/:id/translation',
  {
    summary: 'Read a testimonial in the language of the page',
    access: 'public',
    limit: 'translation',
    params: { id: testimonialId },
    returns: translation,
  },
);

export const translateTestimonialReply = endpoint(
  'translateTestimonialReply',
  'POST',
  '/api/testimonials/id/:id/reply/translation',
  {
    summary: 'Read the reply to a testimonial in the language of the page',
    access: 'public',
    limit: 'translation',
    params: { id: testimonialId },
    returns: translation,
  },
);

export const translateCareCardNote = endpoint(
  'translateCareCardNote',
  'POST',
  '/api/matches/:id/care-card/:note/translation',
  {
    summary: 'Read a note of the care card in the language of the page',
    limit: 'translation',
    params: { id: matchId, note: careCardNote },
    returns: translation,
  },
);
