import { longInstantIn } from '../../platform/language/formats.js';
import type { ProofPurpose } from '../contract.js';
import type { Words } from './en.js';

const purposes: Record<ProofPurpose, string> = {
  'delete-account': 'supprimer votre compte',
  'download-data': 'télécharger vos données',
  'connect-payouts': 'relier votre compte de versement',
  'give-held-tips': 'céder les pourboires que nous conservons pour vous',
  'add-passkey': 'ajouter une clé d’accès',
  'remove-passkey': 'retirer une clé d’accès',
  'change-email': 'changer l’adresse e-mail de votre compte',
  'check-document': 'faire vérifier votre pièce d’identité',
};

export const fr: Words = {
  hello: 'Bonjour,',
  stopTheseMails: 'Ne plus recevoir ces e-mails',
  neverWriteAgain: 'Ne plus jamais m’écrire',
  login: {
    subject: (site) => `Votre code ${site}`,
    text: (site) => `Voici le code pour vous connecter à ${site}. Il est valable 10 minutes.`,
    link: 'Se connecter sans le code',
    footnote:
      'Le lien fonctionne une seule fois, dans la journée. Si vous n’avez rien demandé, laissez cet e-mail de côté : personne n’entre sans lui. Nous ne demandons jamais votre code.',
  },
  proof: {
    subject: (site, purpose) => `Votre code ${site} pour ${purposes[purpose]}`,
    text: (purpose) =>
      `Voici le code pour ${purposes[purpose]}. Il est valable 10 minutes et ne sert à rien d’autre.`,
    footnote:
      'Si vous n’avez rien demandé, quelqu’un utilise votre connexion : ouvrez votre profil, regardez « Sessions » et mettez fin à celles que vous ne connaissez pas. Nous ne demandons jamais votre code.',
  },
  // With common spaces, or it costs two texts.
  phoneCode: (site, code) =>
    `${site} : votre code est ${code}. Il est valable 10 minutes. Nous ne le demandons jamais.`,
  passkeys: {
    subject: (site) => `Les clés d’accès de votre compte ${site} ont changé`,
    added: (name) =>
      `La clé d’accès « ${name} » a été ajoutée à votre compte. Elle permet de se connecter sans e-mail.`,
    removed: (name) => `La clé d’accès « ${name} » a été retirée de votre compte.`,
    ifNotYou:
      'Si c’était vous, il n’y a rien à faire. Sinon, ouvrez votre profil, retirez les clés d’accès que vous ne connaissez pas et mettez fin à toutes les autres sessions.',
    see: 'Voir vos clés d’accès',
  },
  newDevice: {
    subject: (site) => `Nouvelle connexion à votre compte ${site}`,
    text: 'Quelqu’un vient de se connecter à votre compte sur un appareil que nous ne connaissions pas.',
    deviceOn: (browser, system) => `${browser} sur ${system}`,
    unknownDevice: 'Appareil inconnu',
    facts: (device, at) => `Appareil : ${device}\nHeure : ${longInstantIn('fr', at)} UTC`,
    ifYou: 'Si c’était vous, il n’y a rien à faire.',
    ifNotYou:
      'Sinon, mettez fin à cette session : ouvrez votre profil, allez à « Sessions » et appuyez sur « Fermer la session ». Assurez-vous ensuite que personne d’autre ne lit vos e-mails, car c’est un code reçu là qui permet de se connecter.',
    see: 'Voir vos sessions',
  },
  formerMember: 'Ancien membre',
  newcomer: (number) => `Voyageur ${number}`,
  deleted: {
    subject: (site) => `Votre compte ${site} est supprimé`,
    texts: [
      'Votre compte est supprimé, comme vous l’avez demandé : votre profil, vos annonces et vos coordonnées ont disparu.',
      'Ce que d’autres ont reçu de vous leur reste, de la part d’un « Ancien membre ».',
      'Vous êtes toujours le bienvenu : se connecter avec cette adresse ouvre un nouveau compte.',
    ],
  },
  numberLost: {
    subject: (site) => `Votre numéro de téléphone sur ${site}`,
    texts: [
      'Le numéro de téléphone de votre profil vient d’être vérifié par quelqu’un d’autre : il ne compte donc plus comme le vôtre.',
      'S’il est toujours à vous, ouvrez votre profil et vérifiez-le de nouveau. Sinon, merci de le retirer.',
    ],
  },
  newEmail: {
    subject: (site) => `Votre code ${site} pour cette adresse e-mail`,
    text: (site) =>
      `Un membre de ${site} souhaite utiliser cette adresse e-mail pour son compte. Si c’est vous, saisissez-y ce code. Il est valable 10 minutes.`,
    footnote:
      'Si ce n’était pas vous, il n’y a rien à faire : sans le code, rien ne change. Nous ne demandons jamais votre code.',
    hasAccountSubject: (site) => `Votre adresse e-mail sur ${site}`,
    hasAccount: (site) => [
      `Un membre de ${site} souhaite utiliser cette adresse e-mail pour son compte. Ce n’est pas possible, car elle a déjà son propre compte.`,
      'Si c’était vous, connectez-vous avec cette adresse. Sinon, il n’y a rien à faire.',
    ],
  },
  emailChanged: {
    subject: (site) => `L’adresse e-mail de votre compte ${site} a changé`,
    text: (to) =>
      `Votre compte a désormais une autre adresse e-mail : ${to}. Les codes de connexion et tous les e-mails y arrivent.`,
    ifYou: 'Si c’était vous, il n’y a rien à faire.',
    ifNotYou: (days) =>
      `Sinon, récupérez votre adresse. C’est possible pendant ${days} jours. Toutes les sessions se ferment et toutes les clés d’accès sont retirées.`,
    stop: 'Récupérer mon adresse',
    footnote: 'Ouvrir le lien ne change encore rien. La page vous le demande d’abord.',
  },
  emailStopped: {
    subject: (site) => `Un compte ${site} a retrouvé son adresse e-mail précédente`,
    texts: (to) => [
      `L’adresse précédente du compte, ${to}, a arrêté le changement vers celle-ci. Le compte a retrouvé son adresse précédente.`,
      'Si le compte est à vous et que vous ne pouvez plus lire les e-mails là-bas, écrivez-nous.',
    ],
  },
  wayBack: {
    subject: (site) => `Quelqu’un a demandé à ${site} de vous écrire`,
    texts: (site) => [
      `Quelqu’un a demandé à ${site} un e-mail à cette adresse, par exemple pour se connecter. Vous nous avez dit de ne jamais vous écrire, nous ne l’avons donc pas envoyé.`,
      'Si ce n’était pas vous, il n’y a rien à faire. Si c’était vous, laissez-nous vous écrire de nouveau, puis refaites votre demande.',
    ],
    allow: 'M’écrire de nouveau',
    footnote: (days) => `Vous recevez cet e-mail au plus une fois tous les ${days} jours.`,
  },
};
