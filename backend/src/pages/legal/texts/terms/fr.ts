import { productName } from '../../../../product/contract.js';
import type { LegalText } from '../../contract.js';

export const fr: LegalText = {
  title: 'Conditions d’utilisation',
  updated: '2026-11-20',
  lead: 'Nous aidons les voyageurs à se trouver. Ce qui se passe entre eux leur appartient. Voici les règles, en mots simples.',
  sections: [
    {
      id: 'acceptance',
      title: 'Accepter ces conditions',
      body: [
        `En utilisant ${productName}, que vous regardiez seulement, publiiez une annonce ou vous connectiez, vous acceptez ces conditions et notre [Politique de confidentialité](/privacy-policy). Si vous n’êtes pas d’accord, veuillez ne pas utiliser le site. Vous devez avoir au moins 18 ans, ou l’utiliser avec un parent ou un tuteur.`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'Ce que nous faisons, et ce que nous ne faisons pas',
      body: [
        `${productName} est un tableau d’annonces pour ceux qui voyagent en avion. Ceux qui offrent leur aide publient où ils volent ; ceux qui en cherchent publient où ils en ont besoin. Nous montrons ces annonces, transmettons les coordonnées à ceux qui les demandent, acheminons les messages et traitons les pourboires, qui sont facultatifs.`,
        'Nous ne sommes ni une compagnie aérienne, ni une agence de voyages, ni un employeur, ni un soignant, ni partie à ce dont deux voyageurs conviennent. Nous ne vérifions ni l’identité, ni les billets, ni les visas, ni la santé, ni les qualifications. « Vérifié » veut seulement dire que quelqu’un a saisi un code que nous avons envoyé sur son téléphone.',
      ],
    },
    {
      id: 'disclaimer',
      title: 'Exclusion de responsabilité',
      body: [
        'Tous les échanges entre utilisateurs se font à leurs propres risques. C’est vous qui décidez à qui vous écrivez, qui vous rencontrez, avec qui vous voyagez et à qui vous confiez un proche, un bagage ou un document. Nous ne répondons pas de ce que les utilisateurs disent, font ou omettent de faire, ni des vols manqués, des pertes, des blessures ou des dommages, ni d’aucun litige entre utilisateurs, avant, pendant ou après un voyage.',
      ],
    },
    {
      id: 'no-warranties',
      title: 'Aucune garantie',
      body: [
        'Le site est fourni tel quel et selon sa disponibilité. Nous ne promettons pas qu’il fonctionnera toujours, qu’il est sans erreur, qu’une annonce dit vrai, ni que vous trouverez de la compagnie. Dans la mesure permise par la loi, nous ne donnons aucune garantie, ni expresse ni implicite.',
      ],
    },
    {
      id: 'your-responsibility',
      title: 'Votre responsabilité',
      body: [
        'Vous répondez de ce que vous publiez et de ce que vous faites. Vous vous engagez à :',
        [
          'dire la vérité sur vous, sur votre vol et sur ce que vous pouvez ou devez faire ;',
          'ne pas envoyer de spam, de publicité ni le même message à de nombreuses personnes ;',
          'ne harceler, menacer, tromper, discriminer ni mettre en danger personne ;',
          'ne rien faire ni demander d’illégal, et ne jamais transporter d’objets dont vous n’avez pas vu le contenu ;',
          'ne pas vous faire passer pour quelqu’un d’autre, et n’utiliser un contact que pour le voyage ;',
          'ne pas recueillir sur le site les données d’autres personnes, ne pas le surcharger et ne pas essayer de contourner ses limites.',
        ],
        'Vous pouvez bloquer ou signaler n’importe qui. Nous pouvons retirer des contenus et fermer des comptes qui enfreignent ces règles, et dans les cas graves sans avertissement.',
      ],
    },
    {
      id: 'tips',
      title: 'Pourboires',
      body: [
        'L’aide est donnée librement, et personne n’est obligé de laisser un pourboire. Un pourboire est un cadeau d’un utilisateur à un autre, et non un prix : 100 % va à l’accompagnateur, et nous ne prenons aucune commission. Les cartes sont traitées par notre prestataire de paiement ; nous ne voyons jamais le numéro de la carte. Nous ne remboursons pas un pourboire déjà payé, sauf si la loi l’exige ou s’il a été débité par erreur.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnisation',
      body: [
        'Si quelqu’un nous réclame quelque chose à cause de ce que vous avez publié, fait sur le site ou fait à un autre utilisateur, ou parce que vous avez enfreint ces conditions ou la loi, vous acceptez de couvrir nos pertes et nos frais, y compris des honoraires d’avocat raisonnables.',
      ],
    },
    {
      id: 'limitation',
      title: 'Limitation de responsabilité',
      body: [
        `Dans la mesure permise par la loi, ni nous, ni nos propriétaires, ni aucune des personnes qui travaillent à ${productName} ne répondons des dommages indirects, accessoires ou consécutifs, ni des pertes de bénéfices, de données ou d’occasions, qui résultent de l’utilisation du site ou de l’impossibilité de l’utiliser. Là où la responsabilité ne peut pas être exclue, elle est limitée à 100 dollars américains. Rien ici ne limite une responsabilité que la loi ne permet pas de limiter.`,
      ],
    },
    {
      id: 'owner-assets',
      title: 'Les biens des propriétaires sont protégés',
      body: [
        `Les réclamations nées du site ne peuvent viser que ce qui appartient au site. Les biens personnels de ses propriétaires, de leurs familles, du personnel et des bénévoles ne répondent d’aucune réclamation de ce genre, et vous acceptez de ne pas y prétendre. Le nom, le design et les logiciels de ${productName} restent à nous ; ce que vous écrivez reste à vous, et vous nous autorisez à le montrer sur le site aussi longtemps qu’il est publié.`,
      ],
    },
    {
      id: 'credits',
      title: 'Crédits',
      body: [
        'Données des aéroports : [airport-data-js](https://github.com/aashishvanand/airport-data-js) d’Aashish Vivekanand, sous licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/) ; choisies, corrigées et complétées avec les villes par nous.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      body: [
        'Nous pouvons modifier le site et ces conditions à tout moment et sans préavis. La date en haut dit quand elles ont changé pour la dernière fois. Qui continue ensuite à utiliser le site accepte les nouvelles conditions.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: ['Des questions sur ces conditions ? {contact}'],
    },
  ],
};
