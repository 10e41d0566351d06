import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Write a message first': 'Escribe primero un mensaje',
};
