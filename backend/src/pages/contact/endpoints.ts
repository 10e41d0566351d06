import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { contactMessage } from '../contract.js';

export const sendContactMessage = endpoint('sendContactMessage', 'POST', '/api/contact', {
  summary: 'Write to the team',
  access: 'public',
  limit: 'contact.form',
  body: contactMessage,
  returns: done,
});
