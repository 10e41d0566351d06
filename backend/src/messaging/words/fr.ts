import type { Words } from './en.js';

export const fr: Words = {
  hello: 'Bonjour,',
  unseen: {
    subject: 'Vous avez un nouveau message',
    text: (writer, site) => `${writer} vous a écrit sur ${site}, et vous ne l’avez pas encore vu.`,
    read: 'Lire et répondre',
    footnote:
      'Vous recevez un seul e-mail, quel que soit le nombre de messages, jusqu’à ce que vous ouvriez la conversation.',
  },
  push: {
    wrote: (writer) => `${writer} vous a écrit`,
    wroteAbout: (writer, route) => `${writer} vous a écrit : ${route}`,
  },
  // With common spaces and without À, or it costs two texts.
  sms: (site, url) => `${site} : un nouveau message vous attend. Lisez-le ici : ${url}`,
  noSms: {
    noReply: 'Un SMS pourra être envoyé quand cette personne aura répondu',
    unverified: 'Cette personne n’a pas vérifié de numéro de téléphone',
    unwanted: 'Cette personne ne souhaite pas recevoir de SMS d’ici',
    unreachable: 'Nous ne pouvons pas envoyer de SMS à son téléphone',
    overLimit: 'Assez de SMS ont été envoyés pour aujourd’hui',
  },
};
