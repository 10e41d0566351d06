import type { Words } from './en';

export const fr: Words = {
  codeLabel: 'Code de vérification',
  digitsEntered: 'Chiffres saisis',
  smsNotReached: 'Notre SMS n’est pas arrivé sur votre téléphone',
  smsNotReachedHint: 'Vérifiez le numéro dans votre profil, puis renvoyez le code.',
  noMailLeaves:
    'Aucun e-mail ne sort de cette démo. <inbox>Ouvrez la boîte d’essai</inbox> pour voir le code.',
  noSmsLeaves: 'Aucun SMS ne sort de cette démo. <inbox>Ouvrez la boîte d’essai</inbox> pour voir le code.',
  resendCode: 'Renvoyer le code',
  mailSent: 'Code de vérification envoyé',
  mailSentHint: 'Un nouveau code de vérification a été envoyé à votre adresse e-mail',
  mailFailed: 'Le code n’a pas pu être renvoyé',
  pleaseTryAgain: 'Veuillez réessayer',
  smsSent: 'Code envoyé',
  smsSentHint: 'Un nouveau code de vérification a été envoyé sur votre téléphone.',
  smsFailed: 'Le code n’a pas pu être envoyé',
  smsFailedHint: 'Un problème est survenu lors de l’envoi du code de vérification.',
  youSaid: 'Vous :',
  personSaid: (name) => `${name}\u202f:`,
  staysPlainText: 'Les liens et les numéros restent du simple texte tant que vous n’avez pas répondu.',
  messageRisks: {
    parcels: 'Chacun ne porte que ses propres bagages : n’emportez rien pour personne.',
    money: 'Personne ne devrait payer avant le vol, ni payer des personnes rencontrées ici.',
    documents: 'N’envoyez jamais de documents, de numéros de carte ni de codes.',
    elsewhere:
      'Restez ici tant que la confiance n’est pas établie : nous ne pouvons aider que pour ce qui est écrit ici.',
  },
  theRules: 'Les règles',
  reportThisMessage: 'Signaler ce message',
  messageSending: 'Envoi en cours…',
  messageNotSent: 'Non envoyé.',
  messageNotSentBecause: (reason) => `Non envoyé. ${reason}`,
  messageWaits: 'Non envoyé. Il partira dès que le réseau reviendra.',
  verifyNumber: 'Vérifier le numéro de téléphone',
  sendAgain: 'Réessayer',
  editMessage: 'Modifier',
  needsScript: 'Ce formulaire nécessite JavaScript',
  needsScriptHint: (ask) =>
    `Activez-le et rechargez la page, ou écrivez à <mail>notre adresse</mail> : ${ask}`,
};
