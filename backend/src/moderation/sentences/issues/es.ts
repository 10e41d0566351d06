import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Required for this': 'Es obligatorio para esto',
  'Write the note first': 'Escribe primero la nota',
  'Type a name, an email, a phone or an id': 'Escribe un nombre, un correo, un teléfono o un número',
  'The words cannot exceed {n} characters': 'El texto no puede superar los {n} caracteres',
  'Write at least one sentence for the person': 'Escribe al menos una frase para la persona',
  'At most {n} days': 'Como máximo {n} días',
  'At least one day': 'Al menos un día',
  'An appeal cannot exceed {n} characters': 'Un recurso no puede superar los {n} caracteres',
  'Write at least one sentence': 'Escribe al menos una frase',
  'Say what the report is about': 'Di de qué trata la denuncia',
  'Details cannot exceed {n} characters': 'Los detalles no pueden superar los {n} caracteres',
};
