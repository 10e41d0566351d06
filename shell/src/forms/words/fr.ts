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
  needsScript: 'Ce formulaire nécessite JavaScript',
  needsScriptHint: (ask) =>
    `Activez-le et rechargez la page, ou écrivez à <mail>notre adresse</mail> : ${ask}`,
};
