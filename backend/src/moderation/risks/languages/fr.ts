import { each, list, type RiskRules } from '../risk-rules.js';

export const fr: RiskRules = {
  parcels: {
    phrases: [
      'colis',
      'paquet*',
      'transporter une valise',
      'prendre _ ma valise',
      'apporter quelque chose',
      ...list(
        'place dans votre valise, place dans ta valise, kilos libres, kilos disponibles, enveloppe fermée, petit paquet, petite boîte, petite enveloppe, bagage gratuit, kilos en trop, quelque chose pour mon, quelque chose pour ma, une enveloppe pour',
      ),
    ],
    found: ['Pouvez-vous prendre un colis pour mon frère ?', 'Un petit paquet pour ma tante'],
    fine: ['Elle a deux valises à elle.'],
  },
  money: {
    phrases: [
      'envoie* _ argent',
      'envoyer _ argent',
      'envoyez _ argent',
      'payer d avance',
      'payer à l avance',
      'paye moi',
      'payez moi',
      'virement',
      'compte bancaire',
      'carte* cadeau*',
      'cryptomonnaie*',
      'un acompte',
      ...list(
        'pourboire d abord, pourboire avant, carte* _ itunes, carte* _ google play, carte* _ amazon, carte* _ steam, payez d abord, paye d abord, payer d abord, payer avant, paiement avant, envoyez # euros, envoie # euros, western union, pourboire en avance, moitié maintenant, la moitié avant, payer avant, payez avant, carte* cadeau*, bitcoin, paypal, avance de, versez, google play, itunes, dépôt de, bon cadeau, bons cadeaux',
      ),
    ],
    found: ["Envoyez-moi de l'argent", 'Il faut payer d’avance', 'Faites un virement'],
    fine: ['Merci, je vous offre un café à l’arrivée.'],
  },
  documents: {
    phrases: [
      'photo de _ passeport',
      'photo du passeport',
      'copie de _ passeport',
      'numéro de _ passeport',
      'numéro de _ carte',
      'carte bancaire',
      'carte de crédit',
      'code de vérification',
      ...list(
        'vérifiez votre _ compte, vérifie ton _ compte, confirmez votre _ compte, confirme ton _ compte, confirmez votre identité, validez votre compte, votre compte _ bloqué, votre compte _ suspendu, compte est suspendu, compte est bloqué, votre mot de passe, ton mot de passe, versement _ suspendu, paiement _ suspendu, versement _ bloqué, connectez vous ici, code reçu, code sms, code que vous avez reçu, confirmez vos _ informations, confirmez vos coordonnées, vérifiez votre carte, votre profil sera, code à six, code reçu par, mot de passe, votre code, cliquez, lien suivant, lien ci dessous, activité inhabituelle, compte doit être vérifié',
      ),
    ],
    found: ['Envoyez une photo de votre passeport', 'Le numéro de votre carte, s’il vous plaît'],
    fine: ['Pensez à votre passeport.'],
  },
  elsewhere: {
    phrases: [
      'écris moi sur',
      'écrivez moi sur',
      'mon numéro est',
      'en dehors du site',
      'hors du site',
      ...list(
        'à mon hôtel, dans ma chambre, mon appartement, venez chez moi, viens chez moi, rejoignez moi à mon, mon telegram, mon insta*, mon adresse mail est, mon mail est, autre application, hors de la plateforme, chez moi ce soir, dans mon hôtel, mon hôtel ce soir, sur insta*, sur telegram, sur whatsapp, dans mon appartement, à mon appartement, donnez moi votre numéro, donne moi ton numéro, votre whatsapp, ton whatsapp',
      ),
    ],
    found: ['Écrivez-moi sur WhatsApp', 'Mon numéro est nouveau'],
    fine: ['Je vous appelle à l’atterrissage.'],
  },
  hasArticles: true,
  carrying: {
    goods: list(
      'colis, paquet*, enveloppe*, cadeau*, boîte*, carton*, bonbons, gâteaux, kilo de, kilos de, # kilos, # kg, espèces, argent liquide, du liquide, argent, bijou*, or, montre*, ordinateur*, portable*, iphone*, téléphone*, électronique*, cigarettes, tabac, parfum*, médicament*, pilules, poudre, échantillons, pièces, quelque chose, des affaires, une chose, objet*, petite boîte, bouteille*, documents pour, lettre pour, vêtement*, robe*, chaussure*, bocal, bouteille*, fromage*, vin, vitamine*, crème*, jouet*, livres pour, documents pour, papiers pour, chocolat*, café pour, clés, pièces détachées',
    ),
    bags: list('sac, sacs, sachet*, valise*, bagage*, mallette*, sacoche*'),
    carry: list(
      'porter, portez, emporter, emportez, apporter, apportez, apporte, prendre, prenez, prends, prendriez, transporter, transportez, ramener, ramenez, ramène, livrer, remettre, remettez, enregistrer, enregistrez, amener, amenez, passer, passez, donner, déposer, déposez, faire passer, envoyer, mettre, mettez, emmener, ramener, prendrais, prends, remettrez, emportez',
    ),
    handOver: list(
      'vous donne*, te donne*, vous remet*, te remet*, vous le donne*, vous la donne*, vous le remet*, vous la remet*, vous l apporte*, le récupère*, la récupère*, les récupère*, le prendra, la prendra, viendra le chercher, viendra la chercher, vient le chercher, vient la chercher, donnez le à, donnez la à, remettez le, remettez la, le recevra, vous attend avec, il suffit de la donner, il suffit de le donner, la lui donner, le lui donner, vous le confie, vous confie*, vient le prendre, vient la prendre, viendra le prendre, viendra la prendre, vous remettra, vous donne, vous donnera, vous passera, vous tend',
    ),
    ask: list(
      'pouvez vous, peux tu, pourriez vous, pourrais tu, voulez vous, s il vous plaît, s il te plaît, svp, stp, j ai besoin que, je cherche quelqu un, quelqu un pour, quelqu un qui, est il possible, si vous, ça vous dérange, accepteriez vous, merci de, service, pourriez, pouvez, voudriez, acceptez, accepteriez, rendre un service',
    ),
    recipients: [
      ...each(
        list(
          'pour mon, pour ma, pour un, pour une, à mon, à ma, de mon, de ma, pour mes, pour notre, à un, à une, à mes',
        ),
        list(
          'cousin*, frère*, soeur*, sœur*, oncle*, tante*, ami*, neveu*, nièce*, famille, fils, fille*, petit*, voisin*, client*, patron, associé*, boutique, entreprise, copain, copine, mari, femme, proche*',
        ),
      ),
      ...list('pour moi, pour nous, pour quelqu un, à quelqu un, pour lui, pour eux'),
    ],
    indefinite: list('un, une, des, du, autre, mon, ma, mes, quelques'),
    counts: list('#, deux, trois, quatre, plusieurs'),
    own: list('son, sa, ses, leur, leurs, votre, vos, ton, ta, tes, propre*'),
    extra: list('autre, supplémentaire*, plus'),
    subjects: list('je, elle, il, nous, ils, mère, maman, père, papa, mamie, papi, grand mère, compagnie'),
    pay: list(
      '$ #, # $, # euro*, # dollar*, # eur, je vous paie, je vous paye, je te paie, nous payons, je paie, on paie, récompense, rémunéré, je paierai, vous payer, te payer, # pour vous, bien payé, argent facile, vous gagnez, gagner',
    ),
    help: list('aide*, aidez, aider, main'),
    harmless: list(
      'avec vous, avec elle, sur vous, pour le taxi, au cas où, n oubliez, rappel*, à midi, par jour, chaque jour, coûte*, frais, tarif*, facture*, compagnie, dans l aéroport, jusqu à la porte, contrôle, escalier*, tapis, chariot, photo, siège, place assise, couverture, message, eau, verre, taxi, train',
    ),
  },
};
