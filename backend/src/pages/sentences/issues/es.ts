import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'Message must be at least {n} characters': 'El mensaje debe tener al menos {n} caracteres',
  'Message cannot exceed {n} characters': 'El mensaje no puede superar los {n} caracteres',
};
