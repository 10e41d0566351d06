import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const fr: Words = {
  contactTitle: 'Nous contacter',
  writeTo: 'Écrivez à {mail}.',
  aPersonReads:
    'Écrivez à {mail}. Une personne lit chaque message. Le formulaire de cette page a besoin de JavaScript.',
  needsScript: `${productName} a besoin de JavaScript pour montrer les annonces et les messages. Veuillez l’activer.`,
  canRead:
    'Sans lui, vous pouvez lire les [Conditions d’utilisation](/terms-of-use) et la [Politique de confidentialité](/privacy-policy), et nous écrire à {mail}.',
  lastUpdated: (day) => `Dernière mise à jour : ${day}`,
  englishDecides: (address) => `Ceci est une traduction : c’est [le texte anglais](${address}) qui fait foi.`,
};
