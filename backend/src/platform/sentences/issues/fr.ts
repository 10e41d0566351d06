import type { Sentences } from '../../language/translator.js';

export const fr: Sentences = {
  'Please enter a valid email address': 'Veuillez saisir une adresse e-mail valide',
  'Please enter a valid email': 'Veuillez saisir un e-mail valide',
  'Please enter a valid phone number': 'Veuillez saisir un numéro de téléphone valide',
  'This link is not complete': 'Ce lien n’est pas complet',
  'Contains characters that cannot be used': 'Contient des caractères qui ne peuvent pas être utilisés',
  'Is far too long': 'C’est beaucoup trop long',
  'Must be a single line': 'Doit tenir sur une seule ligne',
  'There was no such year': 'Cette année n’a pas existé',
  'Enter the 6 digits of the code': 'Saisissez les 6 chiffres du code',
  'At most {n} characters': 'Au plus {n} caractères',
  'A first name can have {n} characters': 'Un prénom peut avoir {n} caractères',
  'A name can have {n} characters': 'Un nom peut avoir {n} caractères',
  'Name must be at least {n} characters': 'Le nom doit avoir au moins {n} caractères',
  'Name cannot exceed {n} characters': 'Le nom ne peut pas dépasser {n} caractères',
  'A message can have {n} characters': 'Un message peut avoir {n} caractères',
  'A note can have {n} characters': 'Une note peut avoir {n} caractères',
  'Enter the first name': 'Saisissez le prénom',
  'Choose who they are to you': 'Choisissez qui est cette personne pour vous',
  'A trip has at most {n} legs': 'Un voyage a au plus {n} étapes',
  'This address is too long': 'Cette adresse est trop longue',
};
