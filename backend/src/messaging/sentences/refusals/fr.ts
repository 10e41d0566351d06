import type { Sentences } from '../../../platform/language/translator.js';

export const fr: Sentences = {
  'Our team has removed this message.': 'Notre équipe a retiré ce message.',
  'This person was suspended, so nothing can be sent to them.':
    'Cette personne a été suspendue, rien ne peut donc lui être envoyé.',
  'You can write to this person after they have shared their contact with you':
    'Vous pourrez écrire à cette personne quand elle aura partagé ses coordonnées avec vous',
  'You cannot write to yourself': 'Vous ne pouvez pas vous écrire à vous-même',
  'This person has left Flight Amigo and can no longer be written to':
    'Cette personne a quitté Flight Amigo et on ne peut plus lui écrire',
  'This is not where a page of conversations starts': 'Aucune page de conversations ne commence ici',
  'You can write again when the other person has answered.':
    'Vous pourrez écrire à nouveau quand l’autre personne aura répondu.',
  'You can write again when {name} has answered.': 'Vous pourrez écrire à nouveau quand {name} aura répondu.',
  'This message was not found': 'Ce message est introuvable',
  'This person has not written to you yet': 'Cette personne ne vous a pas encore écrit',
};
