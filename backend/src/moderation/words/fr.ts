import { instantIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const reasons: Record<Parameters<Words['reason']>[0], string> = {
  spam: 'du spam ou de la publicité',
  harassment: 'du harcèlement',
  fraud: 'une demande d’argent ou une fraude',
  parcels: 'une demande de transporter des choses',
  impersonation: 'se faire passer pour quelqu’un d’autre',
  danger: 'la sécurité de quelqu’un',
  untrue: 'quelque chose qui n’est pas vrai',
  other: 'un manquement à nos conditions d’utilisation',
};
const until = (endsAt: Date | null) =>
  endsAt ? `jusqu’au ${instantIn('fr', endsAt)} UTC` : 'définitivement';
const openAgain = 'Votre compte est de nouveau ouvert, et vos annonces aussi.';

export const fr: Words = {
  hello: 'Bonjour,',
  reasons,
  until,
  reason: (reason) => `Le motif : ${reasons[reason]}.`,
  askAgain: 'Nous demander de réexaminer',
  subjects: {
    warn: (site) => `Un mot sur votre compte ${site}`,
    hide: (site) => `Nous avons masqué quelque chose de vous sur ${site}`,
    suspend: (site) => `Votre compte ${site} est suspendu`,
    ban: (site) => `Votre compte ${site} est fermé`,
    limit: (site) => `Vous ne pouvez pas nouer de nouveaux contacts sur ${site}`,
    'remove-picture': (site) => `Nous avons retiré votre photo sur ${site}`,
    refund: (site) => `Nous avons remboursé un pourboire que vous aviez reçu sur ${site}`,
  },
  facts: {
    warn: () => 'Quelqu’un de notre équipe a regardé ce que vous avez fait et vous demande de lire ceci.',
    hide: () => 'Nous avons masqué quelque chose que vous avez publié.',
    suspend: (endsAt) =>
      `Votre compte est suspendu ${until(endsAt)}. Vous êtes déconnecté partout, et vos annonces sont masquées jusque-là.`,
    ban: () =>
      'Votre compte est suspendu définitivement. Vous êtes déconnecté partout, et vos annonces sont masquées.',
    limit: (endsAt) =>
      `Vous ne pouvez pas nouer de nouveaux contacts ${endsAt ? until(endsAt) : 'pour le moment'} : demander des coordonnées, écrire à quelqu’un pour la première fois, même avec un pourboire, ou proposer de voyager ensemble. Tout le reste fonctionne, aussi avec les personnes que vous connaissez déjà.`,
    'remove-picture': () =>
      'Nous avons retiré votre photo de profil. Les autres voient vos initiales à la place.',
    refund: () => 'Nous avons rendu un pourboire que vous aviez reçu à la personne qui l’avait envoyé.',
  },
  mayAppeal: 'Si vous pensez que c’est une erreur, vous pouvez nous demander une fois de réexaminer.',
  otherAccount: (endsAt, reason) =>
    `Un autre compte avec votre boîte e-mail ou votre numéro de téléphone est suspendu ${until(endsAt)}, et celui-ci avec lui. Le motif : ${reasons[reason]}.`,
  otherMayAppeal:
    'Si ce n’était pas vous, ou si vous pensez que c’est une erreur, vous pouvez nous demander une fois de réexaminer.',
  lookedAgain: 'Nous avons réexaminé notre décision',
  lifted: {
    warn: 'Nous avons retiré l’avertissement.',
    hide: 'Ce que nous avions masqué est de nouveau visible.',
    suspend: openAgain,
    ban: openAgain,
    limit: 'Vous pouvez de nouveau nouer des contacts.',
    'remove-picture': 'Votre photo n’avait rien de répréhensible. Vous pouvez la remettre en ligne.',
    refund: 'Ce pourboire n’avait rien de répréhensible. L’argent est déjà revenu sur la carte et y reste.',
  },
  upheld: 'Nous avons réexaminé notre décision, et elle reste la même.',
  guest: {
    shown: 'L’annonce que vous avez publiée sans connexion est de nouveau visible.',
    hiddenSubject: (site) => `Nous avons masqué votre annonce sur ${site}`,
    hidden: 'Nous avons masqué l’annonce que vous avez publiée sans connexion.',
    contact: (site) =>
      `Si vous pensez que c’est une erreur, écrivez-nous sur la page « Contact » de ${site}.`,
  },
  report: {
    subject: 'Nous avons regardé votre signalement',
    texts: (site) => [
      `Merci pour votre signalement. Quelqu’un chez ${site} l’a regardé et a décidé quoi faire.`,
      'Ce qui a été décidé reste entre nous et cette personne, comme ce serait le cas si quelqu’un vous signalait.',
    ],
  },
};
