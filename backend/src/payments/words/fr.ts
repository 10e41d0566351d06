import { dayIn, moneyIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => moneyIn('fr', dollars);
const day = (at: Date) => dayIn('fr', at);
const toCard =
  'Tout revient sur la carte avec laquelle vous avez payé. Les banques mettent 5 à 10 jours à l’afficher. Vous n’avez rien à faire.';

export const fr: Words = {
  hello: 'Bonjour,',
  somebody: 'Quelqu’un',
  yourHelper: 'votre accompagnateur',
  seeReceipt: 'Voir le reçu',
  footnote: (receipt, paidOn) => `Reçu ${receipt}, ${day(paidOn)}.`,

  received: {
    subject: (dollars) => `Vous avez reçu un pourboire de ${money(dollars)}`,
    thanks: (sender, dollars) => `${sender} vous remercie avec un pourboire de ${money(dollars)}.`,
    thanksWithWords: (sender, dollars) =>
      `${sender} vous remercie avec un pourboire de ${money(dollars)}. Quelques mots l’accompagnent, sur le reçu.`,
    underReview:
      'Nous vérifions ce paiement avant de le transmettre, et le conservons jusque-là. Vous n’avez rien à faire.',
    onItsWay: 'Il est en route, en entier, vers votre compte de versement.',
    held: (until) =>
      `Il est entièrement à vous. Nous le conservons jusqu’au ${day(until)} : reliez un compte de versement dans votre profil avant ce jour. Sinon, il revient à la personne qui l’a donné.`,
    connect: 'Relier un compte de versement',
  },
  sent: {
    subject: (dollars) => `Votre pourboire de ${money(dollars)} est payé`,
    thanks: (dollars, recipient) => `Merci : votre pourboire de ${money(dollars)} à ${recipient} a été payé.`,
    underReview: (recipient) =>
      `Nous vérifions ce paiement avant de le transmettre à ${recipient}. S’il ne peut pas l’être, tout revient sur votre carte.`,
    allOfIt: (recipient, site) =>
      `100 % va à ${recipient}. ${site} ne prend rien et paie les frais de carte.`,
  },
  returned: {
    subject: (dollars) => `Un pourboire de ${money(dollars)} a été repris`,
    disputed: (sender, dollars) =>
      `La banque de ${sender} indique que le pourboire de ${money(dollars)} n’était pas voulu et l’a repris.`,
    refunded: (sender, dollars) => `Le pourboire de ${money(dollars)} de ${sender} a été remboursé.`,
    noLonger:
      'Il ne fait plus partie de ce que vous avez reçu. S’il était arrivé sur votre compte de versement, il y est repris.',
  },
  refunded: {
    subject: (dollars) => `Votre pourboire de ${money(dollars)} est remboursé`,
    text: (dollars, recipient) => `Nous vous rendons votre pourboire de ${money(dollars)} à ${recipient}.`,
    toCard,
  },
  kept: {
    subject: (dollars) => `Un pourboire de ${money(dollars)} est à vous`,
    disputed: (sender, dollars) =>
      `Le litige sur le pourboire de ${money(dollars)} de ${sender} est réglé : le paiement est maintenu.`,
    checked: (sender, dollars) =>
      `Le pourboire de ${money(dollars)} de ${sender} a été vérifié et peut être transmis.`,
    yours:
      'Il est entièrement à vous. Il est versé sur votre compte de versement dès que vous en avez relié un.',
  },
  givenBack: {
    subject: (dollars) => `Votre pourboire de ${money(dollars)} vous revient`,
    byHelper: (recipient, dollars) =>
      `${recipient} n’a pas de compte pouvant recevoir votre pourboire de ${money(dollars)}, et vous le rend en vous remerciant.`,
    tooLong: (recipient, dollars) =>
      `le pourboire de ${money(dollars)} que nous conservions pour ${recipient} n’a pas pu être versé à temps : il vous revient donc.`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `Votre pourboire de ${money(dollars)} va à ${charity}`,
    text: (recipient, dollars, charity) =>
      `${recipient} n’a pas de compte pouvant recevoir votre pourboire de ${money(dollars)}, et le donne en entier à ${charity}.`,
    thanks: 'Merci pour ce geste. Vous n’avez rien à faire.',
  },
  heldSoon: {
    subject: (dollars, until) =>
      `${money(dollars)} de pourboires sont conservés pour vous jusqu’au ${day(until)}`,
    text: (dollars, until) =>
      `nous conservons ${money(dollars)} de pourboires pour vous jusqu’au ${day(until)}. Reliez un compte de versement avant ce jour, et tout vous est envoyé.`,
    giveBack:
      'Si aucune de vos banques ne peut être créditée, vous pouvez les rendre à ceux qui les ont donnés. Ce qui reste après ce jour revient sur leurs cartes.',
    giveOn: (charity) =>
      `Si aucune de vos banques ne peut être créditée, vous pouvez les donner à ${charity}, ou les rendre à ceux qui les ont donnés. Ce qui reste après ce jour revient sur leurs cartes.`,
    payouts: 'Vers vos versements',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} de pourboires sont toujours à vous`,
    deleted: (site, dollars) =>
      `Vous avez supprimé votre compte ${site} alors que ${money(dollars)} de pourboires étaient conservés pour vous, faute de compte de versement pour les recevoir.`,
    held: (days) =>
      `Nous conservons chaque pourboire ${days} jours à partir de son paiement. Reconnectez-vous avec cette adresse avant cette échéance, reliez un compte de versement dans votre profil, et il vous est envoyé. Ce qui reste alors revient à ceux qui l’ont donné.`,
    logIn: 'Se connecter',
    footnote:
      'Pour cela, nous ne gardons qu’une empreinte de votre adresse, à partir de laquelle l’adresse ne peut pas être lue.',
  },
  csv: {
    header: ['Date', 'Sens', 'Personne', 'Montant en USD', 'Message', 'État', 'Argent', 'Reçu'],
    direction: (direction) => ({ received: 'reçu', sent: 'envoyé' })[direction],
    status: (status) =>
      ({
        open: 'ouvert',
        succeeded: 'payé',
        failed: 'échoué',
        abandoned: 'abandonné',
        refunded: 'remboursé',
        disputed: 'contesté',
      })[status],
    money: (place) => ({ none: 'aucun', held: 'conservé', transferred: 'versé', returned: 'rendu' })[place],
  },
};
