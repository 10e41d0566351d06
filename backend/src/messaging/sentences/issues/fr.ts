import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Write a message first': 'Écrivez d’abord un message',
};
