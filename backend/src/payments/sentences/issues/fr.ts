import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'A tip is at most $500': 'Un pourboire est d’au plus 500 $',
  'A tip is at least $1': 'Un pourboire est d’au moins 1 $',
  'A tip is a whole number of dollars': 'Un pourboire est un nombre entier de dollars',
  'Say who receives the tip': 'Dites qui reçoit le pourboire',
  'This is no payment': 'Ceci n’est pas un paiement',
  'Please choose a country': 'Veuillez choisir un pays',
};
