import { numberText, plural } from 'shared-ui/texts';
import type { Words } from './en';

export const fr: Words = {
  messages: 'Messages',
  conversations: 'Conversations',
  conversation: 'Conversation',
  logInToRead: 'Connectez-vous pour voir vos messages',
  noMessages: 'Pas encore de messages',
  noMessagesHint:
    'Trouvez quelqu’un sur votre vol et dites bonjour. Ce que vous vous écrivez apparaîtra ici.',
  findCompanions: 'Trouver de la compagnie',
  selectConversation: 'Choisissez une conversation',
  selectConversationHint: 'Choisissez une personne dans la liste pour lire ce qu’elle vous a écrit.',
  tryAgain: 'Réessayer',
  checkConnection: 'Vérifiez votre connexion et réessayez.',

  loadingConversations: 'Chargement de vos conversations',
  messagesFailed: 'Nous n’avons pas pu charger vos messages.',
  moreFailed: 'La suite n’a pas pu être chargée.',
  moreConversations: 'Afficher plus de conversations',
  youWrote: (message) => `Vous\u202f: ${message}`,
  newMessages: (count) =>
    plural('fr', count, {
      one: 'Nouveau<hidden>, # message non lu</hidden>',
      other: 'Nouveau<hidden>, # messages non lus</hidden>',
    }),
  unreadConversations: (count) =>
    plural('fr', count, { one: '# conversation non lue', other: '# conversations non lues' }),

  backToAll: 'Retour à toutes les conversations',
  allConversations: 'Toutes les conversations',
  personNotFound: 'Cette personne est introuvable',
  noConversation: 'Cette conversation n’existe pas',
  loadingConversation: 'Chargement de la conversation',
  conversationFailed: 'Nous n’avons pas pu charger cette conversation.',
  report: 'Signaler',
  block: 'Bloquer',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  whatYouWrote: (name) => `Ce que vous et ${name} vous êtes écrit`,
  messagesWith: (name) => `Messages avec ${name}`,
  earlierMessages: 'Afficher les messages précédents',
  startConversation: 'Pas encore de messages. Lancez la conversation !',
  newSinceVisit: 'Nouveaux messages',
  newBelow: 'Nouveaux messages plus bas',
  read: 'Lu',
  sent: 'Envoyé',
  hasLeft: (site) =>
    `Cette personne a quitté ${site}. Vous pouvez relire ce que vous vous êtes écrit, et toujours la signaler ou la bloquer.`,
  suspended:
    'Le compte de cette personne a été suspendu. Vous pouvez relire ce que vous vous êtes écrit, et toujours la signaler ou la bloquer. Ne lui envoyez rien et ne payez rien.',
  waitForAnswer: (name) => `Vous pourrez écrire de nouveau quand ${name} aura répondu.`,

  beforeYouMeet: (name) => `Avant de rencontrer ${name}`,
  ownBags: 'Chacun ne porte que ses propres bagages.',
  meetInPublic:
    'Retrouvez-vous dans un lieu public, avant ou après le contrôle de sécurité, selon votre accord.',
  noMoney: 'Pas d’argent avant le vol.',
  theRules: 'Les règles',
  keepToThis: 'Je m’y tiendrai',
  notSaved: 'L’enregistrement a échoué',

  messageTo: (name) => `Message à ${name}`,
  writeMessage: 'Écrivez un message',
  messageTooLong: (limit, length) =>
    `Un message peut compter ${numberText(limit)} caractères, celui-ci en a ${numberText(length)}`,
  send: 'Envoyer',
  alsoSms: 'Envoyer aussi par SMS',
  sendAnyway: 'Envoyer quand même',
  risks: {
    phone: {
      title: 'Est-ce un numéro de téléphone ?',
      text: 'Vous venez tout juste de vous rencontrer. Faites d’abord connaissance ici : un numéro donné ne se reprend pas.',
    },
    money: {
      title: 'Est-il question d’argent ?',
      text: 'Personne ne devrait payer avant le vol. Pour dire merci, on peut laisser un pourboire ici, après.',
    },
    parcels: {
      title: 'Est-il question de transporter quelque chose ?',
      text: 'Chacun ne porte que ses propres bagages : ne demandez à personne d’emporter quelque chose pour d’autres.',
    },
    documents: {
      title: 'Est-il question de documents ou d’un compte ?',
      text: 'Personne ici n’a besoin de documents, de numéros de carte, de mots de passe ni de codes. N’en demandez pas et n’en envoyez pas.',
    },
    elsewhere: {
      title: 'Voulez-vous continuer ailleurs ?',
      text: 'Restez ici tant que la confiance n’est pas établie : nous ne pouvons aider que pour ce qui est écrit ici.',
    },
  },
  messageFailed: 'Échec de l’envoi',
  messageFailedHint: 'Un problème est survenu lors de l’envoi de votre message.',
  messageSent: 'Message envoyé',
  messageSentHint: 'Votre message a bien été envoyé.',
  messageTexted: 'Votre message a bien été envoyé, et un SMS aussi.',
  messageNotTexted: 'Votre message a bien été envoyé. L’envoi du SMS n’était pas possible.',
  messageNotTextedBecause: (reason) =>
    `Votre message a bien été envoyé. Aucun SMS n’est parti\u202f: ${reason}.`,

  keptMessages:
    'Pas de réseau. Voici les derniers messages que garde cet appareil. Ce que vous écrivez partira dès que le réseau reviendra.',
  noneKept: 'Cette conversation n’est pas sur cet appareil',
  keptOnes: 'Conversations sur cet appareil',
  noneKeptHint:
    'Les conversations sont gardées sur cet appareil tant qu’il garde un de vos voyages. Le reste s’ouvrira dès que le réseau reviendra.',
};

export const titles = { Messages: 'Messages' };
