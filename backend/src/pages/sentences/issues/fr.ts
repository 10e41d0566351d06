import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Message must be at least {n} characters': 'Le message doit avoir au moins {n} caractères',
  'Message cannot exceed {n} characters': 'Le message ne peut pas dépasser {n} caractères',
};
