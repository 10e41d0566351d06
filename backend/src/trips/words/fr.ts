import { listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const flies = (flyer: string | null, companion: string) =>
  flyer ? `${flyer} voyage avec ${companion}` : `vous voyagez avec ${companion}`;
const was = (before: string | null) => (before ? ` Avant : ${before}.` : '');

export const fr: Words = {
  hello: 'Bonjour,',
  openTrip: 'Ouvrir le voyage',
  callName: (name) => `Appeler ${name}`,
  seeListing: 'Voir l’annonce',
  lookForOthers: 'Chercher d’autres personnes',
  aMember: 'Un membre',
  anotherCompanion: 'un autre accompagnateur',
  anotherCompanionFirst: 'Un autre accompagnateur',
  otherPerson: 'L’autre personne',
  theAirline: 'La compagnie',
  theTraveler: 'Le voyageur',
  commas: (parts) => parts.join(', '),
  semicolons: (parts) => parts.join(' ; '),
  sentences: (parts) => parts.join(' '),
  way: (from, to) => `${from} – ${to}`,
  attached: 'Les vols sont joints pour votre calendrier.',
  oncePerTrip: 'Vous recevez cet e-mail une seule fois par voyage.',

  card: {
    title: (way, flight) => (flight ? `${way}, vol ${flight}` : way),
    flight: (way, flight, times) => `${way}${flight ? `, vol ${flight}` : ''} : ${times.join(', ')}`,
    lands: (time, weekday) => (weekday ? `arrivée ${weekday} à ${time}` : `arrivée à ${time}`),
    landsIn: (city, time, weekday) =>
      weekday ? `Arrivée à ${city} ${weekday} à ${time}` : `Arrivée à ${city} à ${time}`,
    flown: (flight, whose) => `${flight}. ${whose}`,
    withHelper: (helper) => `Avec ${helper}`,
    together: 'Ensemble',
    alone: (flyer) => (flyer ? `${flyer} sans accompagnement` : 'Vous, sans accompagnement'),
    meets: (flyer, companion, place) =>
      flyer ? `${flyer} retrouve ${companion} ici : ${place}` : `Vous vous retrouvez ici : ${place}`,
    noPlace: 'Aucun point de rencontre n’est encore convenu. Choisissez-en un sur la page du voyage.',
    noPhone: (name) => `${name} n’a pas de numéro de téléphone ici. Écrivez-vous avant le départ.`,
    youMeet: (companion, place) => `Vous retrouvez ${companion} ici : ${place}`,
    brings: (helper, traveler, place) =>
      helper
        ? `${helper} ${traveler ? `accompagne ${traveler}` : 'vous accompagne'} jusqu’ici : ${place}`
        : `Vous accompagnez ${traveler} jusqu’ici : ${place}`,
    noPlaceIn: (city) =>
      `Aucun point de rencontre n’est encore convenu à ${city}. Choisissez-en un sur la page du voyage.`,
  },

  handOver: {
    giver: (city, traveler, taker) => `À ${city}, vous confiez ${traveler} à ${taker}`,
    taker: (city, traveler, giver) => `À ${city}, vous prenez le relais auprès de ${traveler} après ${giver}`,
    family: (city, giver, traveler, taker) => `À ${city}, ${giver} confie ${traveler} à ${taker}`,
    self: (city, taker, giver) => `À ${city}, vous continuez avec ${taker}, et ${giver} vous dit au revoir`,
    where: (what, where) => `${what} : ${where}.`,
    nowhere: (what) => `${what}.`,
    noPlace: ' Aucun lieu n’est encore convenu. Choisissez-en un sur la page du voyage.',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${flyer} : ` : ''}${flight ? `Vol ${flight}` : 'Vol'}, ${way}${companion ? `, avec ${companion}` : ''}`,
    placeAt: (place, time) => `${place} à ${time}`,
    meetHere: (place) => `Vous vous retrouvez ici : ${place}`,
  },

  stillFlying: {
    subject: (trip) => `Le vol tient toujours ? ${trip}`,
    together: (flyer, companion) =>
      flyer ? `${flyer} voyage bientôt avec ${companion}.` : `Vous voyagez bientôt avec ${companion}.`,
    tap: (flyer, others) =>
      `D’un geste, vous dites à ${listIn('fr', others)} que ${flyer ? `${flyer} sera` : 'vous serez'} là. Si vos projets ont changé, ouvrez le voyage et annulez-le : vous pourrez alors ${others.length > 1 ? 'tous' : 'tous les deux'} chercher quelqu’un d’autre.`,
    yes: (flyer) => (flyer ? `Oui, ${flyer} prend le vol` : 'Oui, je prends le vol'),
  },

  stillFlyingPage: {
    title: 'Le vol tient toujours ?',
    wait: 'Un instant…',
    noScript:
      'JavaScript est nécessaire. Vous pouvez aussi <trips>ouvrir vos voyages</trips> et confirmer là.',
    thanks: 'Merci, votre vol est confirmé',
    seen: (route, day) => `${route}, ${day}. L’autre personne peut maintenant le voir.`,
    noLonger: 'Ce lien ne fonctionne plus',
    openTrips: 'Ouvrir vos voyages',
    failed: 'Cela n’a pas fonctionné',
    offline: 'Il n’y a pas de connexion. Ouvrez de nouveau le lien de l’e-mail.',
  },

  tomorrow: {
    subject: (trip) => `Demain : ${trip}`,
    together: (flyer, companion) => `Demain, ${flies(flyer, companion)}.`,
    atNight: (flyer, companion, night, time) =>
      `${night.charAt(0).toUpperCase()}${night.slice(1)}, à ${time}, ${flies(flyer, companion)}.`,
    sign: 'La page du voyage montre le signe qui vous permettra de vous reconnaître. Ouvrez-la une fois avant de partir, et elle s’ouvrira aussi sans réseau.',
    footnote:
      'Les vols sont joints pour votre calendrier. Vous recevez cet e-mail une fois pour chaque voyage convenu, même si vous avez arrêté les rappels.',
  },

  unconfirmed: {
    subject: (trip) => `L’autre personne n’a pas confirmé : ${trip}`,
    text: (other) => `${other} n’a pas encore confirmé que votre voyage a lieu.`,
    textWith: (other, companion) =>
      `${other} n’a pas encore confirmé que votre voyage avec ${companion} a lieu.`,
    call: (other) => `Appelez ${other} ou écrivez-lui. La page du voyage indique comment.`,
    message: (name) => `${name} n’a pas encore confirmé le voyage.`,
    severalSubject: (trip) => `Les autres personnes n’ont pas confirmé : ${trip}`,
    several: (names) => `${listIn('fr', names)} n’ont pas encore confirmé que votre voyage a lieu.`,
    callThem: 'Appelez ces personnes ou écrivez-leur. La page du voyage indique comment.',
  },

  dayAfter: {
    subject: (trip) => `Comment s’est passé le voyage ? ${trip}`,
    flew: (flyer, companion, trip) =>
      flyer
        ? `${flyer} a voyagé avec ${companion} : ${trip}.`
        : `Vous avez voyagé avec ${companion} : ${trip}.`,
    why: 'Quelques mots et quelques étoiles aident la prochaine famille à choisir. Cela prend une minute.',
    safe: (flyer) =>
      flyer
        ? `Nous demandons aussi si ${flyer} se sentait en sécurité. Seule notre équipe lit cette réponse.`
        : 'Nous demandons aussi si vous vous sentiez en sécurité. Seule notre équipe lit cette réponse.',
    say: 'Raconter le voyage',
    how: (helper) => `Comment était-ce avec ${helper} ?`,
    sayOf: (helper) => `Raconter le voyage avec ${helper}`,
  },

  news: {
    proposed: (name, trip) => `${name} propose de voyager ensemble : ${trip}.`,
    proposedSubject: (trip) => `Voyager ensemble ? ${trip}`,
    decide: 'Acceptez ou refusez sur la page du voyage. Personne d’autre ne le voit.',
    fly: (trip) => `Vous voyagez ensemble : ${trip}.`,
    agreedSubject: (trip) => `Vous voyagez ensemble : ${trip}`,
    agreed: (name, flyer, companion) => `${name} a accepté : ${flies(flyer, companion)}.`,
    afterAgreement:
      'La page du voyage montre maintenant comment vous joindre, où vous vous retrouvez et que faire le jour du départ. Les vols sont joints pour votre calendrier.',
    declined: (name, trip) => `${name} ne peut pas voyager avec vous cette fois : ${trip}.`,
    declinedSubject: (trip) => `Votre proposition a été refusée : ${trip}`,
    cancelled: (name, trip) => `${name} a annulé le voyage : ${trip}.`,
    cancelledSubject: (trip) => `Voyage annulé : ${trip}`,
    afterCancelling: 'La page du voyage montre le motif, et d’autres personnes qui font ce trajet.',
    confirmed: (name) => `${name} a confirmé le voyage.`,
    confirmedSubject: (trip) => `L’autre personne prend bien le vol : ${trip}`,
    meeting: (name, where) =>
      where
        ? `${name} a changé le point de rencontre : ${where}.`
        : `${name} a changé le point de rencontre : pas encore convenu.`,
    meetingSubject: (trip) => `Votre point de rencontre a changé : ${trip}`,
    missed: (name, city, flight) =>
      `${name} dit que la correspondance à ${city} est manquée${flight ? `, vol ${flight}` : ''}.`,
    missedSubject: (city, trip) => `Correspondance manquée à ${city} : ${trip}`,
    afterMissing:
      'La page du voyage montre qui appeler, ce qui était convenu dans ce cas, et qui fait ensuite ce trajet.',
    notMissed: (name, city) => `${name} revient là-dessus : la correspondance à ${city} n’est pas manquée.`,
    notMissedSubject: (city, trip) => `La correspondance à ${city} n’est pas manquée : ${trip}`,
    afterPartCancelled:
      'Ce qui est convenu avec vos autres accompagnateurs ne change pas. La page du voyage montre d’autres personnes qui font ce trajet.',
    withdrawn: (name, trip) => `${name} a retiré sa proposition : ${trip}.`,
    withdrawnSubject: (trip) => `Proposition retirée : ${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${name} dit que ${traveler} a manqué la correspondance à ${city}${flight ? `, vol ${flight}` : ''}.`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) =>
      `${helper} voyage aussi avec ${traveler} : ${from} – ${to}`,
    joined: (helper, traveler, from, to) =>
      `${helper} voyage avec ${traveler} de ${from} à ${to}. Vous faites votre partie comme convenu.`,
    leftSubject: (helper, traveler, to) => `${helper} ne va plus à ${to} avec ${traveler}`,
    left: (helper, traveler, to) =>
      `${helper} ne va plus à ${to} avec ${traveler}. Vous faites votre partie comme convenu.`,
    movedSubject: (helper, traveler, trip) => `Le trajet de ${helper} avec ${traveler} a changé : ${trip}`,
    moved: (helper, traveler, trip) =>
      `Le trajet de ${helper} avec ${traveler} a changé : ${trip}. Voyez s’il convient toujours à votre partie.`,
    shorterSubject: (trip) => `La proposition porte maintenant sur une partie plus courte : ${trip}`,
    shorter: (trip) =>
      `Une autre personne accompagne sur une partie de ce qui était proposé. La proposition porte maintenant sur cette partie : ${trip}.`,
    endedSubject: (trip) => `La proposition a pris fin : ${trip}`,
    ended: (trip) => `Une autre personne accompagne sur cette partie du voyage : ${trip}.`,
    othersFly: {
      all: (trip) =>
        `Une autre personne a accepté d’accompagner sur tout ce qui était proposé : ${trip}. La proposition reste ouverte et peut être retirée.`,
      some: (trip) =>
        `Une autre personne a accepté d’accompagner sur une partie de ce qui était proposé : ${trip}. La proposition reste ouverte et peut être retirée.`,
    },
    noHandOver: (city, traveler, taker) => `À ${city}, vous ne confiez plus ${traveler} à ${taker}.`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${helper} ne va plus à ${to} avec ${traveler}. ${traveler} continue sans accompagnement à partir de ${from}. Accompagnez ${traveler} jusqu’à la porte d’embarquement : ${flight}.`,
    isInCity: (traveler, helper, city) => `${traveler} est à ${city} avec ${helper}.`,
    isOnTheWay: (traveler, helper, city) => `${traveler} est en route pour ${city} avec ${helper}.`,
    bringsNoLongerSubject: (helper, traveler, city) =>
      `${helper} n’amène plus ${traveler} jusqu’à vous à ${city}`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${traveler} ${hasLanded ? 'a atterri à' : 'est en route pour'} ${to}. ${helper} n’amène plus ${traveler} jusqu’à vous : cherchez ${traveler} sur place, et appelez ${family} si vous ne vous trouvez pas.`,
  },

  changes: {
    subject: (trip) => `Le voyage a changé : ${trip}`,
    stillFits: 'Voyez s’il vous convient toujours.',
    days: (name, now, before) => `${name} a changé la date du voyage : ${now}.${was(before)}`,
    route: (name, now, before) => `${name} a changé le trajet : ${now}.${was(before)}`,
    time: (name, now, before) =>
      (now ? `${name} a changé l’heure : ${now}.` : `${name} a laissé l’heure ouverte.`) + was(before),
    flight: (name, now, before) =>
      (now ? `${name} a changé le vol : ${now}.` : `${name} a laissé le vol ouvert.`) + was(before),
    landing: (name, now, before) =>
      (now ? `${name} a indiqué l’arrivée : ${now}.` : `${name} a laissé l’arrivée ouverte.`) + was(before),
    someTime: (name) => `${name} a changé l’heure.`,
    someFlight: (name) => `${name} a changé le vol.`,
    someLanding: (name) => `${name} a changé l’arrivée.`,
    stops: (name, stops) => `${name} change d’avion à ${stops}.`,
    direct: (name) => `${name} prend un vol direct.`,
    connection: (name, now) => `${name} a changé un vol de correspondance${now ? ` : ${now}` : ''}.`,
    closed: (name, trip) => `${name} a fermé l’annonce ${trip}.`,
    closedSubject: (trip) => `Une annonce a été fermée : ${trip}`,
    sharedStays: 'Ce qui vous a été communiqué vous reste.',
    proposalEnded: 'La proposition de voyager ensemble a pris fin.',
    stillTogether: 'Vous voyagez toujours ensemble.',
    deleted: (name, trip) => `${name} a supprimé l’annonce ${trip}.`,
    deletedSubject: (trip) => `Une annonce a été supprimée : ${trip}`,
    unconfirmed: (trip) => `L’annonce ${trip} n’a pas été confirmée et a disparu.`,
    unconfirmedSubject: (trip) => `L’annonce ${trip} n’a pas été confirmée et a disparu`,
    noLongerTogether: 'Vous ne voyagez plus ensemble.',
    blockedSubject: (trip) => `Votre voyage ${trip} est annulé`,
    openTrips: 'Ouvrir mes voyages',
    feltSafeSubject: (trip) => `Vous sentiez-vous en sécurité ? ${trip}`,
    feltSafe: (name, trip) =>
      `Vous avez bloqué ${name} le jour même de votre voyage : ${trip}. Il est annulé. Vous sentiez-vous en sécurité ? Seule notre équipe lit votre réponse.`,
    tellTeam: 'Le dire à notre équipe',
    leftSubject: (trip) => `L’autre personne ne voyage plus : ${trip}`,
    left: (name, trips) => `${name} a supprimé son compte. Cela met fin à : ${trips.join(' ; ')}.`,
    otherFlights: (name) => `Vous et ${name} n’êtes plus sur les mêmes vols.`,
    tripFor: (trip, traveler) => `${trip}, pour ${traveler}`,
    removed: (name, trips) => `Nous avons fermé le compte de ${name}. Cela met fin à : ${trips.join(' ; ')}.`,
    suspended: {
      subject: (name, day, trip) => `${name} ne peut pas utiliser notre site jusqu’au ${day} : ${trip}`,
      text: (name, day, trip) =>
        `${name} ne peut pas utiliser notre site jusqu’au ${day}, et ce vol part avant : ${trip}.`,
      pair: 'Rien n’est annulé, mais jusque-là les messages sur le site restent sans réponse. La page du voyage montre comment vous joindre autrement, et permet de chercher quelqu’un d’autre ou d’annuler.',
      others: 'Vous faites votre partie comme convenu. La page du voyage montre qui fait les autres parties.',
    },
    cannotTravel: (name, trip) => `${name} ne peut pas voyager avec vous : ${trip}.`,
  },

  request: {
    asksToFly: (name, trip) => `${name} demande à voyager avec vous : ${trip}.`,
    asksToFlyMail: (name, trip) =>
      `${name} demande à voyager avec vous : ${trip}. Un oui suffit : le voyage est convenu, et chacun voit les coordonnées de l’autre.`,
    askedSubject: (trip) => `Un voyageur a demandé vos coordonnées : ${trip}`,
    asksSubject: (trip) => `Un voyageur demande vos coordonnées : ${trip}`,
    asked: (name, trip) =>
      `${name} a demandé vos coordonnées pour ${trip}, et peut maintenant vous écrire ou vous appeler.`,
    asks: (name, trip) =>
      `${name} demande vos coordonnées pour ${trip}. C’est vous qui décidez de les communiquer.`,
    message: (name, trip) => `${name} demande les coordonnées : ${trip}.`,
    takenBack: (name, trip) => `${name} a retiré sa demande : ${trip}.`,
    takeCare:
      'Faites attention. Ce compte est récent et partage un appareil ou un réseau avec quelqu’un que vous avez bloqué.',
    since: (name, day) => `${name} est membre depuis le ${day}.`,
    phone: (isVerified) =>
      isVerified
        ? 'Son numéro de téléphone est vérifié.'
        : 'Son numéro de téléphone n’est pas encore vérifié.',
    speaks: (languages) => `Langues : ${languages}.`,
    readNote: (name) => `${name} vous a écrit un mot. Merci de le lire sur le site.`,
    note: (name, note) => `${name} écrit : « ${note} »`,
    newPerson:
      'Cette personne est nouvelle ici. Chacun ne porte que ses propres bagages, personne ne paie avant le vol, et personne n’a besoin de vos papiers ni de vos codes. Nous ne vous écrivons jamais par l’intermédiaire d’autres personnes.',
    answer: 'Répondre',
    seeWho: 'Voir qui a demandé',
    decide: 'Communiquer ou refuser',
    aboutPerson: 'À propos de cette personne',
    footnote:
      'Vous recevez cet e-mail parce que vous avez une annonce. Si vous avez trouvé avec qui voyager, fermez l’annonce : personne d’autre ne pourra demander, et ce que vous avez communiqué reste à ceux qui l’ont.',
    amigoContact: (trip) => `Coordonnées de votre Amigo : ${trip}`,
    travelerContact: (trip) => `Coordonnées du voyageur : ${trip}`,
    saidYes: (name, trip) => `${name} a dit oui : vous voyez maintenant ses coordonnées pour ${trip}.`,
    tellWhere: 'Convenez d’un lieu de rencontre avant d’aller à l’aéroport.',
    sharedMessage: (name, trip) => `${name} communique ses coordonnées : ${trip}.`,
    confirmedSubject: (trip) => `L’annonce est confirmée : ${trip}`,
    confirmed: (trip) => `L’annonce qui vous intéressait est confirmée : ${trip}.`,
    canReach: 'Vous voyez maintenant comment prendre contact.',
    decides: (name) => `C’est maintenant à ${name} de décider de communiquer ses coordonnées.`,
    declinedSubject: (trip) => `Votre demande : ${trip}`,
    declined: (trip) => `Cette personne ne peut pas voyager avec vous : ${trip}.`,
  },

  interest: {
    travelerSubject: 'Un voyageur de votre vol veut vous joindre : confirmez',
    helperSubject: 'Un accompagnateur de votre vol veut vous joindre : confirmez',
    asked: (site, trip) =>
      `Quelqu’un a demandé les coordonnées d’une annonce avec cette adresse sur ${site} : ${trip}.`,
    confirmIt:
      'Confirmez qu’elle est à vous, et l’on pourra vous joindre. Vous décidez dans votre profil qui voit vos coordonnées.',
    confirm: 'Confirmer mon annonce',
    remove: 'Pas à vous ? Supprimer l’annonce',
    footnote:
      'Le lien fonctionne une seule fois, dans la journée, et vous connecte. Vous recevez cet e-mail une seule fois par annonce.',
  },

  review: {
    bothSubject: (other, trip) => `Vous et ${other} avez donné votre avis sur votre voyage : ${trip}`,
    both: (other, trip) =>
      `Vous et ${other} avez tous deux écrit sur votre voyage : ${trip}. Tout le monde peut maintenant lire les deux avis.`,
    otherSubject: (other, trip) => `${other} a donné son avis sur votre voyage : ${trip}`,
    other: (other, trip) =>
      `${other} a écrit sur votre voyage : ${trip}. Tout le monde peut maintenant le lire.`,
    ownSubject: (other, trip) => `Votre avis sur ${other} est maintenant visible : ${trip}`,
    own: (other, trip) =>
      `Tout le monde peut maintenant lire ce que vous avez écrit sur ${other} après votre voyage : ${trip}.`,
    reply: 'Vous pouvez répondre une fois à ce qui a été écrit sur vous.',
    read: 'Lire l’avis',
  },

  arrival: {
    subject: (city) => `Arrivée à ${city}`,
    arrived: (traveler, city) => `${traveler} est à bon port à ${city}.`,
    arrivedWith: (traveler, city, seeker) => `${traveler} est à bon port à ${city}, avec ${seeker}.`,
    says: (helper, fact) => `${helper} dit : « ${fact} »`,
    askedUs: (seeker) => `${seeker} nous a demandé de vous prévenir à la fin de ce voyage.`,
    footnote: 'Vous recevez cet e-mail une seule fois pour ce voyage.',
    sms: (fact, site, seeker) => `${fact} ${site}, pour ${seeker}. STOP pour ne plus rien recevoir.`,
  },

  thread: {
    subject: 'Vous avez un nouveau message à propos de votre voyage',
    text: (writers, site) =>
      `${listIn('fr', writers)} ${writers.length > 1 ? 'ont' : 'a'} écrit à toutes les personnes de votre voyage sur ${site}, et vous ne l’avez pas encore vu.`,
    read: 'Lire et répondre',
    footnote:
      'Vous recevez un seul e-mail, quel que soit le nombre de messages, jusqu’à ce que vous ouvriez la conversation.',
  },

  whoFlies: {
    line: (who) => `Qui voyage : ${who}`,
    relations: {
      mother: 'sa mère',
      father: 'son père',
      grandparent: 'un grand-parent',
      partner: 'son ou sa partenaire',
      child: 'son enfant adulte',
      relative: 'une personne de sa famille',
      friend: 'un ami ou une amie',
      grandmother: 'sa grand-mère',
      grandfather: 'son grand-père',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 ans ou plus',
    },
    speaks: (languages) => `parle ${languages}`,
  },
};
