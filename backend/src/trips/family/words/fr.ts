import { plural } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const fr: JourneyWords = {
  language: 'Langue',
  description: 'Où en est le voyage, pour la famille qui attend.',
  title: (city) => `Un voyage à ${city}`,
  ended: { title: 'Ce lien n’est plus valable', text: 'Demandez à la personne qui vous l’a envoyé.' },

  live: 'En direct',
  reload: 'Rechargez pour voir les nouvelles',
  noConnection: 'Pas de réseau',
  tryingAgain: (news) => `${news}, nouvel essai en cours`,
  lastNews: (at) => `Dernière nouvelle : ${at}`,
  noStep: 'Aucune étape n’a encore été cochée',
  sharedBy: (name, lastDay) =>
    `Partagé par ${name}. Le lien est valable jusqu’au ${lastDay}. Il ne montre que des prénoms, aucune photo, aucun numéro de téléphone.`,

  at: (time, city) => `${time} à ${city}`,
  times: (each) => each.join(', '),
  sentences: (each) => each.join(' '),

  headline: {
    was: (traveler, day) => `${traveler} devait prendre l’avion le ${day}`,
    onDay: (traveler, day) => `${traveler} prend l’avion le ${day}`,
    tomorrow: (traveler) => `${traveler} prend l’avion demain`,
    tonight: (traveler) => `${traveler} prend l’avion ce soir`,
    today: (traveler) => `${traveler} prend l’avion aujourd’hui`,
    atAirport: (traveler) => `${traveler} est à l’aéroport`,
    met: (traveler, helper) => `${traveler} a retrouvé ${helper}`,
    saysMet: (name) => `${name} dit que la rencontre a eu lieu`,
    security: (traveler) => `${traveler} a passé le contrôle`,
    boarded: (traveler, city) => `${traveler} est à bord${city === null ? '' : ` pour ${city}`}`,
    landed: (traveler, city) => `${traveler} a atterri à ${city}`,
    connected: (traveler, city) => `${traveler} a fait la correspondance à ${city}`,
    missed: (traveler, city) => `${traveler} a manqué la correspondance à ${city}`,
    withNext: (traveler, next, city) => `${traveler} est avec ${next} à ${city}`,
    goodbye: (traveler, helper, city) => `${traveler} et ${helper} se sont dit au revoir à ${city}`,
    arrived: (traveler) => `${traveler} est à destination`,
    with: (traveler, family) => `${traveler} est avec ${family}`,
    says: (name, fact) => `${name} dit que ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `Le vol pour ${city} est parti sans ${traveler}, dit ${saidBy}.`,
    anotherFlight: 'La prochaine nouvelle viendra quand un autre vol sera trouvé.',
    quiet: (at) => `Pas de nouvelles depuis ${at}.`,
    fliesAlong: ({ helper, from, to }) =>
      `${helper} fait le voyage aussi${from === null ? '' : `, à partir de ${from}`}${to === null ? '' : `, jusqu’à ${to}`}.`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) =>
          from === null ? `${helper} fait le voyage aussi jusqu’à ${to}` : `${helper} de ${from} à ${to}`,
        )
        .join(', ')}.`,
    steps: 'Les étapes de la journée apparaissent ici.',
    takeOff: (times) => `Décollage : ${times}.`,
    takeOffWas: (times) => `Le décollage était prévu ainsi : ${times}.`,
    noNews: 'Pas encore de nouvelles.',
    together: (helper, traveler) => `${helper} est avec ${traveler}.`,
    saysTogether: (name) => `${name} dit que les deux sont ensemble.`,
    noNetwork: 'Là-haut, il n’y a pas de réseau.',
    afterLanding: 'La prochaine nouvelle viendra après l’atterrissage.',
    landing: (times) => `Atterrissage prévu : ${times}.`,
    notSaid: (name) => `${name} ne l’a pas encore dit.`,
    thanks: (helper) => `Merci, ${helper}.`,
    sameFlight: (helper) => `${helper} était sur le même vol.`,
    sameFlights: (helpers) => `${helpers} étaient sur les mêmes vols.`,
    atAirportIn: (name, city) => `${name} est à l’aéroport de ${city}.`,
    fliesAlone: (traveler, from, to) => `${traveler} voyage de son côté de ${from} à ${to}.`,
    willMiss: ({ city, traveler, saidBy }) => `${traveler} va manquer le vol pour ${city}, dit ${saidBy}.`,
    inTheAir: 'La compagnie dit que l’avion est en vol.',
    hasLanded: (city) => `La compagnie dit que l’avion a atterri à ${city}.`,
    saidNothing: (name) => `${name} n’a encore rien dit.`,
    stays: (traveler, city, day) => `${traveler} reste à ${city} jusqu’au ${day}.`,
  },

  steps: {
    done: 'Fait',
    planned: (times) => `Prévu : ${times}`,
    by: (step, name) => `${step}, dit ${name}`,
    atAirport: 'À l’aéroport',
    met: (helper) => `Rencontre avec ${helper}`,
    security: 'Contrôle de sécurité passé',
    boarded: (city) => `À bord${city === null ? '' : ` pour ${city}`}`,
    landed: (city) => `Atterrissage à ${city}`,
    connected: (city) => `Correspondance à ${city}`,
    withNext: (next, city) => `Avec ${next} à ${city}`,
    goodbye: (helper) => `Au revoir à ${helper}`,
    arrived: 'Arrivée',
    with: (family) => `Avec ${family}`,
    atAirportIn: (city) => `À l’aéroport de ${city}`,
  },

  flight: {
    onTime: (times) => `À l’heure, départ\u202f: ${times}`,
    delayed: (times, planned) => `Retardé (prévu à ${planned}), départ\u202f: ${times}`,
    boarding: 'Embarquement en cours',
    inTheAir: (times) => (times ? `En vol, atterrissage\u202f: ${times}` : 'En vol'),
    landed: (times) => (times ? `A atterri\u202f: ${times}` : 'A atterri'),
    cancelled: 'Annulé par la compagnie',
    diverted: 'Dérouté vers un autre aéroport',
    terminal: (terminal) => `Terminal ${terminal}`,
    gate: (gate) => `Porte ${gate}`,
    belt: (belt) => `Tapis ${belt}`,
    tight: (minutes, city) =>
      `${plural('fr', minutes, { one: '# minute', other: '# minutes' })} pour changer d’avion à ${city}\u202f: c’est juste`,
    leavesFirst: (city) => `Le vol au départ de ${city} part avant l’atterrissage`,
    knownAt: (at) => `FlightAware, ${at}`,
  },

  legs: {
    way: (from, to) => `De ${from} à ${to}`,
    times: (departs, lands) => `${departs}, arrivée ${lands}`,
    with: (helper) => `Avec ${helper}`,
    alone: (traveler) => `${traveler} sans accompagnement`,
    soon: 'Encore moins d’une heure',
    toGo: (hours) => plural('fr', hours, { one: 'Encore # heure environ', other: 'Encore # heures environ' }),
  },

  looked: {
    region: 'Qui a regardé',
    seenBy: (names) => `Vu par ${names}.`,
    thanks: (name) => `Merci. ${name} peut voir que vous avez regardé.`,
    heading: 'Dites-leur que vous avez regardé',
    who: 'Qui êtes-vous ?',
    example: 'Oncle à Londres',
    send: 'J’ai regardé',
    readers: (name) => `${name} le lira, comme toutes les personnes qui ont ce lien.`,
  },
};
