import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'This login attempt is not known': 'Cette tentative de connexion n’est pas connue',
  'The address must not contain a name or password': 'L’adresse ne doit contenir ni nom ni mot de passe',
  'Please enter a valid https address': 'Veuillez saisir une adresse https valide',
  'Username must be at least {n} characters': 'Le nom d’utilisateur doit avoir au moins {n} caractères',
  'Username cannot exceed {n} characters': 'Le nom d’utilisateur ne peut pas dépasser {n} caractères',
  'Bio cannot exceed {n} characters': 'La présentation ne peut pas dépasser {n} caractères',
  'Languages cannot exceed {n} characters': 'Les langues ne peuvent pas dépasser {n} caractères',
  'This passkey cannot be read': 'Cette clé d’accès ne peut pas être lue',
  'A name cannot exceed {n} characters': 'Un nom ne peut pas dépasser {n} caractères',
  'Give it a name': 'Donnez-lui un nom',
  'This browser gave an address to which nothing can be sent':
    'Ce navigateur a donné une adresse à laquelle rien ne peut être envoyé',
  'This browser gave keys that cannot be used':
    'Ce navigateur a donné des clés qui ne peuvent pas être utilisées',
};
