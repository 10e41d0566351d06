import { productName } from '../../../../product/contract.js';
import type { LegalText } from '../../contract.js';

export const fr: LegalText = {
  title: 'Politique de confidentialité',
  updated: '2026-11-28',
  lead: 'Nous gardons ce qu’il faut pour réunir deux voyageurs, le montrons à aussi peu de personnes que possible, et n’en vendons rien.',
  sections: [
    {
      id: 'what-we-collect',
      title: 'Ce que nous recueillons',
      body: [
        [
          '**Qui vous êtes :** votre nom ou nom d’utilisateur et, si vous voulez, une photo, vos langues et quelques mots sur vous.',
          '**Comment vous joindre :** votre adresse e-mail et, si vous l’ajoutez, votre numéro de téléphone.',
          '**Vos vols :** les aéroports, dates, heures et numéros de vol que vous mettez dans une annonce.',
          '**Vos préférences de voyage :** ce que vous offrez ou ce dont vous avez besoin, et si vous donnez ou acceptez des pourboires.',
          '**Ce que vous faites ici :** vos messages, vos avis, vos pourboires, et les personnes dont vous avez demandé les coordonnées.',
          '**Données techniques :** votre adresse IP et le type de navigateur et d’appareil que vous utilisez.',
        ],
      ],
    },
    {
      id: 'what-for',
      title: 'À quoi cela nous sert',
      body: [
        [
          'à mettre en relation des voyageurs qui peuvent s’entraider ;',
          'à montrer les annonces à ceux qui en cherchent ;',
          'à envoyer des codes qui vous connectent ou vérifient votre téléphone, et des nouvelles de vos messages et annonces ;',
          'à traiter les pourboires, si vous en donnez ou en recevez ;',
          'à empêcher le spam, la fraude et d’autres abus, et à faire fonctionner le site.',
        ],
        'À rien d’autre. Nous ne montrons pas de publicité, et nous n’établissons le profil de personne.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Qui peut le voir',
      body: [
        'Les annonces, les noms d’utilisateur, les photos, les langues et les avis sont publics. Dès que vous avez bloqué ou signalé quelqu’un, seuls les membres voient vos numéros de vol et vos horaires. Votre adresse e-mail et votre numéro de téléphone ne sont pas publics : ils ne sont montrés qu’à un utilisateur connecté qui manifeste son intérêt en demandant le contact, et nous vous prévenons quand quelqu’un le fait. Les messages sont vus par les deux personnes de la conversation, et par nous seulement quand l’une signale l’autre, ou quand les premiers mots à un inconnu parlent de colis, d’argent, de documents ou de poursuivre ailleurs ; chaque ouverture d’une conversation par l’un de nous est enregistrée.',
        'Nous ne vendons pas de données personnelles à des tiers, et nous ne les donnons pas pour leurs propres besoins. Nous ne les remettons aux autorités que là où la loi nous y oblige.',
      ],
    },
    {
      id: 'providers',
      title: 'Qui travaille pour nous',
      body: [
        'Une partie du travail est faite par d’autres, qui ne reçoivent que ce qu’il leur faut et ne peuvent s’en servir pour rien d’autre :',
        [
          'Stripe traite les pourboires et les verse. Les numéros de carte ne vont qu’à Stripe.',
          'Stripe compare une pièce d’identité avec un selfie, si vous commencez cette vérification. Les deux vont à Stripe seul et ne nous parviennent jamais ; nous les y faisons effacer juste après la décision, ce qui peut prendre quatre jours.',
          'Twilio achemine les SMS : votre numéro de téléphone et le texte.',
          'Notre prestataire de messagerie achemine les e-mails : votre adresse et l’e-mail.',
          'Google reCAPTCHA distingue les personnes des programmes quand vous vous connectez ou publiez une annonce. Il regarde votre adresse IP et le comportement de votre navigateur. Google le fait pour nous et sur nos instructions.',
          'Google Analytics reçoit nos comptages anonymes de pages et de boutons, si vous avez accepté.',
          'Un service de traduction reçoit le texte d’une annonce, d’un avis, d’une note de la fiche d’accompagnement ou d’un message qui vous est adressé quand vous appuyez sur Traduire en dessous. Tant que vous faites traduire une conversation, il reçoit aussi les nouveaux messages qui vous y sont adressés et ce que vous êtes en train d’écrire. Il ne reçoit rien d’autre. Ce que vous écrivez lui parvient de la même façon quand un lecteur le demande.',
          'Le service de notification de votre navigateur, comme celui de Google, d’Apple, de Mozilla ou de Microsoft, apporte les notifications aux appareils sur lesquels vous les avez activées. Elles sont chiffrées pour votre appareil : il ne peut pas les lire.',
        ],
      ],
      inDemo:
        'Ceci est un site de démonstration : le site joue lui-même les prestataires qui ne sont pas activés, et ce qui leur serait envoyé reste sur ce serveur, où tout visiteur de la démonstration peut le voir dans le sandbox.',
    },
    {
      id: 'cookies',
      title: 'Cookies et comptage des visites',
      body: [
        'Nous utilisons trois cookies pour la connexion, qu’aucun script ne peut lire : un pendant que vous saisissez un code, un qui vous garde connecté, et un par lequel votre compte reconnaît cet appareil, pour que nous puissions vous écrire si une connexion vient d’un autre ; il disparaît 400 jours après votre dernière connexion. Un quatrième retient le thème, si vous en choisissez un. Un cinquième contient le fuseau horaire de votre appareil pendant que vous êtes connecté, pour que vos pages arrivent avec les heures de votre horloge. Pendant qu’une nouvelle version d’une page est essayée avec certains visiteurs, un sixième contient un nombre aléatoire, pour que vous voyiez chaque fois la même version ; il disparaît au bout de 30 jours. Un septième retient la langue, si vous en choisissez une ; il disparaît au bout d’un an. Votre réponse au sujet du comptage des visites reste dans votre propre navigateur.',
        'Tant que vous avez un voyage, votre appareil garde ce voyage, sa fiche d’accompagnement et les derniers messages avec l’autre personne, pour qu’ils s’ouvrent sans réseau, ainsi que ce que vous écrivez alors, jusqu’à son envoi. Il retient aussi quand il vous a interrogé pour la dernière fois sur les notifications. La déconnexion efface tout sauf cela ; un voyage disparaît 48 heures après le vol, une conversation au bout de trois jours.',
        'Si vous acceptez, nous comptons quelles pages sont ouvertes et quels boutons sont utilisés. Ce que nous comptons ne contient ni nom, ni adresse, ni message. Votre oui garde un nombre aléatoire dans votre navigateur, pour que deux visites comptent comme un seul visiteur ; un non l’efface. Là où votre consentement est nécessaire, rien n’est envoyé avant que vous le donniez. Là où il ne l’est pas, et jusqu’à ce que vous disiez oui, chaque page que vous chargez reçoit un nouveau nombre qui n’est pas gardé.',
      ],
    },
    {
      id: 'how-long',
      title: 'Combien de temps nous le gardons',
      body: [
        [
          'Les codes sont valables 10 minutes et une seule fois.',
          'Une session prend fin après 14 jours sans visite, et dans tous les cas après 30 jours.',
          'Pendant 30 jours après une connexion, nous gardons une empreinte du réseau d’où elle est venue, et pendant 400 jours une empreinte de l’appareil, dont personne ne peut lire une adresse. Quand un nouveau compte partage l’une d’elles avec une personne que vous avez bloquée, nous vous prévenons avant que vous donniez vos coordonnées.',
          'Une annonce publiée sans connexion et que personne n’a confirmée disparaît après 72 heures.',
          'Les traductions sont gardées 30 jours, scellées de sorte qu’elles ne se lisent que tant que le texte lui-même est ici.',
          'Les nouvelles que nous vous avons annoncées restent 90 jours dans votre liste de notifications.',
          'Pendant 7 jours après un changement d’adresse e-mail, nous gardons l’ancienne, pour que sa boîte puisse annuler le changement.',
          'Les annonces et les personnes de vos favoris ne sont montrées qu’à vous, et restent jusqu’à ce que vous les retiriez.',
          'Une carte d’embarquement est lue sur votre propre appareil, et son image ne nous parvient jamais. Quand vous en montrez une, nous recevons son vol, son jour et ses aéroports, et une empreinte du siège et du numéro d’enregistrement. Nous les gardons jusqu’à ce que vous retiriez la carte, au plus tard jusqu’à 30 jours après le vol. Qui peut voir votre annonce ou votre voyage voit le vol et le jour.',
          'Quiconque a l’adresse de votre calendrier peut y lire vos voyages, jusqu’à ce que vous renouveliez cette adresse ou l’arrêtiez.',
          'De la vérification de votre document, nous gardons le jour, le résultat avec sa raison, si vous avez 18 ans ou plus et si le prénom correspond ; rien du document. Une vérification sans succès disparaît au bout d’un an, le reste avec votre compte. Le jour est public.',
          'Votre compte et ce qui en fait partie restent jusqu’à ce que vous le supprimiez.',
          'Les messages que vous avez envoyés restent à ceux qui les ont reçus après la suppression de votre compte, de la part d’un « Ancien membre ».',
          'Pendant 180 jours après la suppression de votre compte, nous gardons une empreinte de votre adresse e-mail, de votre numéro de téléphone vérifié, des cartes avec lesquelles vous avez payé des pourboires et, si quelqu’un vous a bloqué, de vos appareils, dont personne ne peut les lire, avec qui a bloqué qui, qui avait rencontré qui, ce que notre équipe a décidé à votre sujet, et ses notes. Ainsi, personne ne contourne un blocage ou une limite en recommençant. Le trajet et les jours d’une annonce que notre équipe a masquée restent chez nous jusqu’à quelques jours après le voyage, pour qu’elle ne soit pas publiée à nouveau.',
          'Si vous nous avez dit de ne plus jamais écrire à votre adresse, nous en gardons une empreinte jusqu’à ce que vous l’autorisiez, pour que ce souhait soit respecté.',
          'Pendant 400 jours, nous gardons une empreinte de la suppression elle-même, à l’écart de toutes les autres données, pour que votre compte soit supprimé à nouveau si nous devons un jour restaurer une sauvegarde.',
          'Quand quelqu’un signale une personne, nous gardons avec le signalement une copie scellée de ce qui a été signalé : le profil, l’annonce et les messages entre les deux. Elle reste après la suppression du compte.',
          'Quand nos règles trouvent des premiers mots à un inconnu qui parlent de colis, d’argent, de documents ou de poursuivre ailleurs, un nom qu’on pourrait confondre avec le nôtre, ou un nouveau compte qui contacte beaucoup de personnes, notre équipe l’examine avec une copie scellée. Nous gardons ce qu’elle a trouvé 180 jours après l’examen.',
          'Ce que notre équipe décide au sujet d’un signalement, et ce qu’elle ouvre pour cela, est inscrit dans un journal qui ne peut pas être modifié.',
          'Les traces des paiements et les notes sur les abus restent aussi longtemps que la loi ou la sécurité d’autrui l’exige.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Vos droits',
      body: [
        'Vous pouvez en exercer la plupart vous-même, tout de suite, dans [votre profil](/profile) :',
        [
          'voir et corriger ce que nous savons de vous ;',
          'tout télécharger en un seul fichier ;',
          'voir où vous êtes connecté, et mettre fin à n’importe laquelle de ces sessions ;',
          'choisir quels e-mails vous recevez, et arrêter ceux que d’autres peuvent vous faire envoyer, par le lien qui figure dans chacun ;',
          'supprimer votre compte, et avec lui votre profil, vos annonces et vos coordonnées.',
        ],
        'Vous pouvez aussi vous opposer à la façon dont nous utilisons vos données, retirer un consentement, ou vous plaindre auprès de l’autorité qui protège les données là où vous vivez.',
      ],
    },
    {
      id: 'security',
      title: 'Comment nous le protégeons',
      body: [
        'Les connexions sont chiffrées ; les codes et les jetons de connexion ne sont conservés que sous forme d’empreintes ; chaque entrée du site a des limites contre ceux qui essaient de deviner. Pourtant, aucun site web ne peut garantir une sécurité absolue, et nous non plus. S’il arrive quelque chose qui vous concerne, nous vous le dirons.',
      ],
    },
    {
      id: 'children',
      title: 'Enfants',
      body: [
        `${productName} est destiné aux adultes. Un parent ou un tuteur peut publier une annonce pour un enfant qui voyage, et ne doit pas y mettre plus sur l’enfant que ce qu’un accompagnateur a besoin de savoir.`,
      ],
    },
    {
      id: 'contact',
      title: 'Modifications et contact',
      body: [
        'Quand cette politique change, la date en haut change avec elle. Voyez aussi nos [Conditions d’utilisation](/terms-of-use). Des questions, ou un souhait au sujet de vos données ? {contact}',
      ],
    },
  ],
};
