import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Required for this': 'Obligatoire pour ceci',
  'Write the note first': 'Écrivez d’abord la note',
  'Type a name, an email, a phone or an id': 'Saisissez un nom, un e-mail, un téléphone ou un numéro',
  'The words cannot exceed {n} characters': 'Le texte ne peut pas dépasser {n} caractères',
  'Write at least one sentence for the person': 'Écrivez au moins une phrase pour la personne',
  'At most {n} days': 'Au plus {n} jours',
  'At least one day': 'Au moins un jour',
  'An appeal cannot exceed {n} characters': 'Un recours ne peut pas dépasser {n} caractères',
  'Write at least one sentence': 'Écrivez au moins une phrase',
  'Say what the report is about': 'Dites sur quoi porte le signalement',
  'Details cannot exceed {n} characters': 'Les détails ne peuvent pas dépasser {n} caractères',
};
