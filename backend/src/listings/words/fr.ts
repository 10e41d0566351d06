import { moreDays } from './more-days.js';
import { numberIn, plural } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const one: Record<ListingType, string> = { helper: 'un accompagnateur', seeking_help: 'un voyageur' };
const found = (count: number, who: ListingType | 'people') =>
  ({
    helper: plural('fr', count, { one: '# accompagnateur trouvé', other: '# accompagnateurs trouvés' }),
    seeking_help: plural('fr', count, { one: '# voyageur trouvé', other: '# voyageurs trouvés' }),
    people: plural('fr', count, { one: '# personne trouvée', other: '# personnes trouvées' }),
  })[who];

export const fr: Words = {
  hello: 'Bonjour,',
  route: (from, to) => `${from} – ${to}`,
  trip: (route, days) => `${route}, ${days}`,
  wayBy: (way, stops) => `${way}, en passant par ${stops.join(', ')}`,
  searchResults: (sought) => `Résultats de la recherche : ${sought.join(', ')}`,
  takeOff: (day, time, night) => `${day}, à ${time}${night ? `, ${night}` : ''}`,
  night: (before, day) => `dans la nuit du ${before} au ${day}`,
  daysLater: (time, days) =>
    `${time} (${moreDays(days, plural('fr', Math.abs(days), { one: '# jour', other: '# jours' }))})`,
  calendarEntry: (route, flight) => (flight ? `Vol ${flight}, ${route}` : `Vol ${route}`),
  guest: {
    subject: (route) => `Confirmez votre annonce ${route}`,
    shown: (site, trip) => `Une annonce avec cette adresse est maintenant sur ${site} : ${trip}.`,
    hidden: (site, trip) =>
      `Une annonce avec cette adresse a été publiée sur ${site} : ${trip}. Les autres ne la voient pas, car nous avons déjà masqué le même voyage. Si vous pensez que c’est une erreur, écrivez-nous sur la page « Contact ».`,
    enter:
      'Saisissez ce code pour confirmer qu’elle est à vous. D’autres voyageurs pourront alors demander vos coordonnées. Sans confirmation, elle disparaît après 72 heures.',
    link: 'Confirmer sans le code',
    remove: 'Pas à vous ? Supprimer l’annonce',
    footnote:
      'Le code est valable 10 minutes et vous connecte. Le lien fonctionne une seule fois, dans la journée. Nous ne demandons jamais votre code.',
  },
  reminder: {
    subject: (trip) => `Toujours prévu ? ${trip}`,
    soon: (trip) =>
      `Votre voyage est dans quelques jours : ${trip}. Dites aux autres voyageurs qu’il tient toujours : votre annonce l’indiquera.`,
    changed:
      'Si vos projets ont changé ou si vous avez trouvé avec qui voyager, fermez l’annonce et personne d’autre ne vous sollicitera.',
    going: 'Toujours prévu',
    close: 'Fermer cette annonce',
    footnote: 'Vous recevez cet e-mail une seule fois par annonce.',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `${flight} a de nouveaux horaires : ${trip}`,
    moved: (flight, now, before) =>
      `La compagnie a changé les horaires de ${flight} : ${now}. Avant : ${before}. Votre annonce l’indique désormais, et la personne qui vole avec vous le sait.`,
    askSubject: (flight, trip) => `Vérifiez votre vol ${flight} : ${trip}`,
    times: (flight, says, yours) =>
      `D’après les horaires de la compagnie, ${flight} vole ainsi : ${says}. Votre annonce indique : ${yours}.`,
    route: (flight, way) =>
      `D’après les horaires de la compagnie, ${flight} fait ce trajet ce jour-là : ${way}. Votre annonce indique autre chose.`,
    day: (flight, day) => `D’après les horaires de la compagnie, ${flight} ne vole pas le ${day}.`,
    nothingChanged:
      'Nous n’avons rien changé. On vous trouve grâce à votre vol : corrigez-le, ou dites qu’il est juste.',
    see: 'Voir mon annonce',
  },
  favourite: {
    changed: (trip) => `Une annonce de vos favoris a changé : ${trip}`,
    closed: (trip) => `Une annonce de vos favoris est fermée : ${trip}`,
    posted: (trip) => `Une personne de vos favoris a une nouvelle annonce : ${trip}`,
  },
  alert: {
    from: (place) => `au départ de ${place}`,
    to: (place) => `à destination de ${place}`,
    codeSubject: (watched) => `Votre code pour être prévenu : ${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      isOneListing
        ? `Quelqu’un a demandé à ${site} d’écrire à cette adresse quand il sera possible de contacter ${one[type]} : ${watched}.`
        : `Quelqu’un a demandé à ${site} d’écrire à cette adresse quand ${one[type]} sera trouvé : ${watched}.`,
    codeEnter:
      'Si c’était vous, saisissez ce code sur la page où vous l’avez demandé. Aucun compte n’est nécessaire, et chaque e-mail contient un lien pour arrêter.',
    codeFootnote:
      'Le code est valable 10 minutes. Si vous n’avez rien demandé, ignorez cet e-mail : rien d’autre ne viendra. Nous ne demandons jamais votre code.',
    somebody: 'Nous avons trouvé quelqu’un',
    found: (type, trip) => `Nous avons trouvé ${one[type]} : ${trip}`,
    contactable: (type, trip) => `Vous pouvez contacter ${one[type]} : ${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)} : ${watched}`,
    severalForTrips: (count, who) => `${found(count, who)} pour vos voyages`,
    confirmed:
      'Vous nous avez demandé de vous écrire quand cette annonce serait confirmée. C’est fait : ouvrez-la et demandez les coordonnées.',
    oneFits:
      'Vous nous avez demandé de vous écrire quand quelqu’un serait trouvé. Voici qui convient, et pourquoi.',
    severalFit:
      'Vous nous avez demandé de vous écrire quand quelqu’un serait trouvé. Voici qui convient, et pourquoi, en commençant par le voyage le plus proche.',
    more: (count) =>
      plural('fr', count, {
        one: '# autre se trouve dans la recherche.',
        other: '# autres se trouvent dans la recherche.',
      }),
    missing: (parts) => `Cherche encore quelqu’un pour ${parts.join(' et ')}`,
    logIn: 'Connectez-vous pour voir qui c’est, et le vol',
    phoneVerified: 'téléphone vérifié',
    stars: (average, count) => `${numberIn('fr', average)} étoiles sur 5 (${count})`,
    see: 'Voir l’annonce',
    footnote: (watched, mailsADay) =>
      `Vous recevez cet e-mail parce que vous avez demandé à être prévenu : ${watched.join(' ; ')}. Cela s’arrête tout seul après le dernier jour, et il y a au plus ${mailsADay} e-mails de ce type par jour.`,
    lastFootnote: (watched, mailsADay) =>
      `Vous recevez cet e-mail parce que vous avez demandé à être prévenu : ${watched.join(' ; ')}. Cela s’arrête avec cet e-mail, et il y a au plus ${mailsADay} e-mails de ce type par jour.`,
    stopOne: 'Arrêter cette alerte',
    stopAll: 'Arrêter ces alertes',
  },
  why: {
    claimed: 'Vous pouvez maintenant contacter cette personne',
    askedFlight: 'Le vol que vous avez demandé',
    sameFlight: (flight) => `Même vol ${flight}`.trim(),
    samePlane: (mine, theirs) => `Le même avion : ${mine} est aussi ${theirs}`,
    sameFlightOn: (flight, route) => `${`Même vol ${flight}`.trim()}, ${route}`,
    leavesFrom: (place) => `Part de ${place}`,
    arrivesIn: (place) => `Arrive à ${place}`,
    yourRoute: (route) => `Votre trajet, ${route}`,
    shares: (route) => `Partage avec vous ${route}`,
    away: (place, kilometers, wanted) => `${place}, à ${kilometers} km de ${wanted}`,
    nearStart: (start) => `Depuis ${start}`,
    nearEnd: (end) => `Vers ${end}`,
    nearBoth: (start, end) => `Depuis ${start}, vers ${end}`,
    nearby: 'Un aéroport proche',
  },
  picture: {
    lead: 'Aidez une autre famille en rejoignant la vôtre',
    date: 'Date',
  },
};
