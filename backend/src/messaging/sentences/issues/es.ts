import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Write a message first': 'Escribe primero un mensaje',
  'Name at least one message': 'Indica al menos un mensaje',
  'At most 20 messages at once': 'Como máximo 20 mensajes a la vez',
};
