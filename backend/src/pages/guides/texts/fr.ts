import type { Guides } from '../contract.js';

export const fr: Guides = {
  'how-it-works': {
    title: 'Comment ça marche',
    lead: 'Quelqu’un sur le même vol connaît le chemin. Voici comment vous vous trouvez, et ce qui se passe le jour du voyage.',
    sections: [
      {
        id: 'post',
        title: 'Publiez le voyage',
        body: [
          'Dites de quel vol il s’agit, quel jour, et qui voyage : vous, votre mère, votre enfant. [Demandez de l’aide](/find/create) ou [proposez la vôtre](/offer/create). Cela prend deux minutes, sans compte : avec le code reçu par e-mail, l’annonce est à vous.',
          'Si elle change d’avion, ajoutez l’escale. Une personne peut voyager avec elle jusqu’à Francfort, et une autre à partir de là.',
        ],
      },
      {
        id: 'find',
        title: 'Trouvez-vous',
        body: [
          'La [recherche](/search) met en premier qui convient le mieux, et dit pourquoi : le même vol, le même jour, une langue que vous parlez tous les deux. Si personne n’est encore là, nous vous écrivons dès que quelqu’un se présente.',
          'Vous demandez à voyager ensemble en quelques mots. Personne ne voit votre adresse ni votre numéro avant que l’autre ait dit oui.',
        ],
      },
      {
        id: 'agree',
        title: 'Mettez-vous d’accord',
        body: [
          'Un seul oui partage les coordonnées et crée le voyage. Sur sa page, vous convenez du point de rencontre, vous vous écrivez et vous remplissez la fiche d’accompagnement : ce qu’elle mange, quels médicaments elle prend, qui appeler. Vous seuls pouvez la lire.',
          'La famille reçoit un lien pour suivre le voyage sans compte, et la fiche peut être imprimée dans sa langue pour qu’elle l’ait sur elle.',
        ],
      },
      {
        id: 'the-day',
        title: 'Le jour même',
        body: [
          'L’accompagnateur signale chaque étape : retrouvés, contrôle passé, à bord, atterris, correspondance faite, avec la famille. La famille le voit aussitôt. Un signe de quatre chiffres et un dessin garantissent que les deux bonnes personnes se retrouvent.',
        ],
      },
      {
        id: 'after',
        title: 'Dites merci',
        body: [
          'Chacun laisse des étoiles et quelques mots. Ils paraissent en même temps, ainsi personne n’écrit en pensant à l’autre. Un pourboire est un cadeau : 100 % revient à l’accompagnateur, et nous ne prenons rien.',
        ],
      },
      {
        id: 'verified',
        title: 'Ce que « vérifié » veut dire',
        body: [
          'Un téléphone vérifié veut dire que quelqu’un a saisi un code envoyé à ce numéro. Cela ne dit rien d’un nom, d’un billet ou d’un caractère. Lisez les avis, parlez-vous avant de partir, et lisez [nos conseils de sécurité](/safety).',
        ],
      },
    ],
  },
  safety: {
    title: 'Sécurité',
    lead: 'Presque tout le monde ici est bienveillant. Ces règles vous protègent des rares qui ne le sont pas.',
    sections: [
      {
        id: 'before',
        title: 'Avant de vous rencontrer',
        body: [
          [
            'Parlez-vous d’abord, de préférence en vidéo, avec la personne qui va voyager.',
            'Écrivez-vous ici. Nous signalons les messages qui ressemblent à une fraude, et nous ne pouvons aider que pour ce que nous voyons.',
            'Demandez le numéro du vol et comparez-le avec votre billet.',
            'Lisez les avis, et regardez ce qui est vérifié et ce qui ne l’est pas.',
            'Dites à un proche qui vous rencontrez, où et quand. Le lien de la famille le fait pour vous.',
          ],
        ],
      },
      {
        id: 'boarding-passes',
        title: 'Ce que dit une carte d’embarquement',
        body: [
          '« A montré une carte d’embarquement » veut dire : autour du départ, l’appareil de quelqu’un a lu le code d’une carte d’embarquement pour ce vol. Nous avons reçu le vol, le jour et les aéroports. Nous n’avons jamais vu la carte ni le nom qu’elle porte.',
          'Cela prouve peu. Une carte peut être falsifiée, copiée ou annulée, et ne dit rien d’un caractère. Deux personnes ne peuvent pas montrer la même carte. Personne n’est trouvé plus tôt grâce à elle, et personne n’est en retrait sans elle.',
          'Personne n’a à vous envoyer une image de sa carte d’embarquement. N’envoyez jamais la vôtre : avec le nom et le code de réservation qu’elle contient, un inconnu peut changer votre réservation.',
        ],
      },
      {
        id: 'at-the-airport',
        title: 'À l’aéroport',
        body: [
          [
            'Retrouvez-vous en public : à l’enregistrement, à la porte, à un comptoir d’information. Jamais dans une voiture, une chambre d’hôtel ou chez quelqu’un.',
            'Comparez le signe : les quatre chiffres et le dessin doivent être les mêmes sur les deux téléphones ou sur la fiche imprimée.',
            'Passeport, carte d’embarquement, argent et médicaments restent avec la personne qui voyage.',
            'Vous pouvez dire non à tout moment, même au dernier.',
          ],
        ],
      },
      {
        id: 'never-carry',
        title: 'Ce qu’il ne faut jamais transporter',
        body: [
          '**Ne transportez jamais rien pour personne** que vous n’ayez emballé vous-même : ni sac, ni colis, ni lettre, ni médicament, ni cadeau, pas même une minute. Vous répondez de tout ce qu’on trouve sur vous.',
          'Qui vous le demande n’est pas un voyageur qui a besoin d’aide. Refusez, éloignez-vous et signalez cette personne.',
        ],
      },
      {
        id: 'money',
        title: 'L’argent',
        body: [
          [
            'L’aide ne coûte rien. Personne ne peut vous demander d’argent avant, pendant ou après un voyage.',
            'Un pourboire ne dépend que de vous, et se paie par carte sur ce site. N’envoyez jamais d’argent par virement, carte cadeau ou service de transfert.',
            'Nous ne demandons jamais votre mot de passe ni votre code, ni par e-mail, ni par téléphone, ni par message.',
          ],
        ],
      },
      {
        id: 'children',
        title: 'Les enfants et les personnes qui ont besoin de soins',
        body: [
          'Un enfant qui voyage seul se réserve auprès de la compagnie comme mineur non accompagné : un accompagnateur tient compagnie, il ne remplace pas ce service. Il en va de même pour un fauteuil roulant ou des soins : réservez-les auprès de la compagnie, gratuitement dans la plupart des pays, au moins deux jours avant.',
        ],
      },
      {
        id: 'emergency',
        title: 'Quand quelque chose ne va pas',
        body: [
          [
            'En cas de danger, appelez le numéro d’urgence du pays : 112 en Europe et en Inde, 911 en Amérique du Nord, 999 au Royaume-Uni, 110 en Chine et en Iran.',
            'À l’aéroport, adressez-vous à la police, au personnel de votre compagnie ou à un comptoir d’information.',
            'Signalez la personne sur sa page, sur un message ou sur un avis. Seule notre équipe le voit, et vous pouvez la bloquer du même geste.',
            '{contact}',
          ],
        ],
      },
    ],
  },
  help: {
    title: 'Aide',
    lead: 'Les questions qu’on nous pose, avec de courtes réponses.',
    sections: [
      {
        id: 'account',
        title: 'Me faut-il un compte ?',
        body: [
          'Pas pour regarder, ni pour publier une annonce. Votre première connexion crée un compte : tapez votre adresse e-mail et saisissez le code que nous envoyons. Il n’y a pas de mot de passe.',
        ],
      },
      {
        id: 'no-code',
        title: 'Le code n’arrive pas',
        body: [
          'Il met jusqu’à une minute. Regardez dans les indésirables, vérifiez l’adresse et demandez un nouveau code. Les codes valent 10 minutes, et seul le dernier compte.',
        ],
      },
      {
        id: 'cost',
        title: 'Combien cela coûte-t-il ?',
        body: [
          'Rien. L’aide est offerte. Qui le souhaite peut laisser un pourboire, et 100 % revient à l’accompagnateur.',
        ],
      },
      {
        id: 'nobody-found',
        title: 'Personne ne voyage en même temps qu’elle',
        body: [
          'Publiez quand même la demande : nous vous écrivons quand quelqu’un se présente. Autorisez un jour de plus ou de moins si vos dates sont souples, et ajoutez les escales : de l’aide sur une partie du chemin vaut mieux que pas d’aide.',
        ],
      },
      {
        id: 'someone-else',
        title: 'Je publie pour ma mère. A-t-elle besoin d’un téléphone ?',
        body: [
          'Non. Vous publiez, vous convenez et vous écrivez. Elle porte la fiche d’accompagnement imprimée, qui dit dans ses langues et dans celles des aéroports qui elle est, où elle va et qui appeler.',
        ],
      },
      {
        id: 'contact-details',
        title: 'Qui voit mon adresse e-mail et mon numéro ?',
        body: [
          'Personne, jusqu’à ce que vous disiez oui à qui le demande, ou que vous demandiez à quelqu’un qui partage aussitôt ses coordonnées. Vous pouvez cesser de les partager à tout moment.',
        ],
      },
      {
        id: 'change',
        title: 'Le vol a changé, ou je ne peux pas partir',
        body: [
          'Modifiez l’annonce dans [votre profil](/profile), ou annulez sur la page du voyage, dans [Mes voyages](/trips). L’autre personne est prévenue aussitôt, et votre annonce peut de nouveau être trouvée.',
        ],
      },
      {
        id: 'missed',
        title: 'Nous avons manqué la correspondance',
        body: [
          'Touchez « Nous avons manqué la correspondance » sur la page du jour. La famille et l’accompagnateur sont prévenus, la fiche s’ouvre sur ce qu’il faut faire, et vous voyez qui fait ensuite le même trajet. La compagnie doit vous placer sur son prochain vol.',
        ],
      },
      {
        id: 'tip-held',
        title: 'Mon pourboire est conservé. Pourquoi ?',
        body: [
          'L’accompagnateur doit d’abord dire où l’envoyer, ou un contrôle n’est pas terminé. Il attend jusqu’à 180 jours et vous revient s’il ne peut pas être versé.',
        ],
      },
      {
        id: 'review',
        title: 'Je ne vois pas mon avis',
        body: [
          'Les avis d’un voyage paraissent ensemble : quand les deux ont écrit, ou après deux semaines. Chacun peut répondre une fois.',
        ],
      },
      {
        id: 'mails',
        title: 'Trop d’e-mails',
        body: [
          'Chaque e-mail a à la fin un lien qui arrête d’un geste ceux de sa sorte. Ils sont tous dans [votre profil](/profile), aux notifications.',
        ],
      },
      {
        id: 'delete',
        title: 'Comment supprimer mon compte ?',
        body: [
          'Dans [votre profil](/profile), sous vos données. Vous pouvez aussi y télécharger tout ce que nous avons sur vous.',
        ],
      },
      {
        id: 'more',
        title: 'Votre question n’y est pas ?',
        body: ['{contact}'],
      },
    ],
  },
};
