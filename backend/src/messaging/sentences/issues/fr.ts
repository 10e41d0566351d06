import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Write a message first': 'Écrivez d’abord un message',
  'Name at least one message': 'Indiquez au moins un message',
  'At most 20 messages at once': '20 messages au maximum à la fois',
};
