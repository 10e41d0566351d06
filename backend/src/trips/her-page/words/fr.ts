import type { HerWords } from './en.js';

/** A time comes with its weekday when it is not today. */
const when = (at: string) => (at.includes(' ') ? at.replace(' ', ' à ') : `à ${at}`);

export const fr: HerWords = {
  pageFor: (traveler) => `Pour ${traveler}`,
  here: 'Ici',
  headline: {
    before: (day) => `Votre vol est le ${day}`,
    today: 'Votre vol est aujourd’hui',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} vous attend ${when(at)} : ${place}`;
      if (place) return `${helper} vous attend : ${place}`;
      return at ? `${helper} vous attend ${when(at)}` : `${helper} vous attendra`;
    },
    with: (helper) => `${helper} est avec vous`,
    fly: (city) => `Vous êtes en vol vers ${city}`,
    alone: (city) => `Vous voyagez par vous-même jusqu’à ${city}`,
    missed: (city) => `Vous avez manqué l’avion pour ${city}`,
    arrived: 'Vous voilà à destination',
    willMiss: (city) => `Vous allez manquer l’avion pour ${city}`,
    stays: (city, day) => `Vous restez à ${city} jusqu’au ${day}`,
  },
  now: 'Maintenant',
  steps: {
    before: 'Il n’y a encore rien à faire. Gardez cette page.',
    go: ({ flight, city, time }) => [
      'Allez à l’aéroport.',
      flight ? `Votre vol est le ${flight} pour ${city}.` : `Vous partez pour ${city}.`,
      time ? `Il part ${when(time)}.` : '',
    ],
    terminal: (terminal) => `C’est le terminal ${terminal}.`,
    gate: (gate) => `C’est la porte ${gate}.`,
    cancelled: 'Ce vol est annulé.',
    wait: (helper) => `Attendez là. ${helper} vous trouvera.`,
    security: 'Passez le contrôle de sécurité. Ayez votre passeport et votre carte d’embarquement à la main.',
    board: ({ flight, city }) =>
      flight
        ? `Allez à la porte du vol ${flight} pour ${city}.`
        : `Allez à la porte de votre vol pour ${city}.`,
    fly: (helper) => `Restez à votre place. Après l’atterrissage, restez avec ${helper}.`,
    flyAlone: 'Restez à votre place jusqu’à l’atterrissage.',
    change: ({ flight, city }) =>
      flight
        ? `Vous changez d’avion. Allez prendre le vol ${flight} pour ${city}.`
        : `Vous changez d’avion. Vous continuez vers ${city}.`,
    joins: (helper, city) => `${helper} vous attend à ${city}.`,
    handOver: (helper, family) => `Restez avec ${helper} jusqu’à ce que vous soyez avec ${family}.`,
    landed: 'Récupérez vos bagages et allez à la sortie.',
    missed: 'Restez où vous êtes. Appelez et appuyez sur « J’ai besoin d’aide ».',
    arrived: 'Nous vous souhaitons un bon séjour.',
    missedWith: (helper) => `Restez avec ${helper}, qui va avec vous au comptoir de la compagnie.`,
    fliesOn: (helper) => (helper ? `Vous continuez avec ${helper}.` : 'Vous continuez par vous-même.'),
  },
  sign: (helper) => `Le téléphone de ${helper} montre la même chose`,
  signRead: (digits) => `Votre numéro : ${digits}.`,
  pictures: {
    umbrella: 'Parapluie',
    star: 'Étoile',
    fish: 'Poisson',
    tree: 'Arbre',
    house: 'Maison',
    key: 'Clé',
    bell: 'Cloche',
    leaf: 'Feuille',
    boat: 'Bateau',
    sun: 'Soleil',
    cup: 'Tasse',
    bird: 'Oiseau',
  },
  call: (name) => `Appeler ${name}`,
  show: 'Montrer ceci à quelqu’un',
  anotherSentence: 'Une autre phrase',
  back: 'Retour',
  read: 'Lire à voix haute',
  stop: 'Arrêter la lecture',
  help: {
    button: 'J’ai besoin d’aide',
    question: 'Avez-vous besoin d’aide maintenant ?',
    whom: (names) => `Le message arrivera tout de suite chez ${names}.`,
    yes: 'Oui, j’ai besoin d’aide',
    no: 'Non, retour',
    sent: (names) => `${names} savent que vous avez besoin d’aide.`,
    sentToOne: (name) => `${name} sait que vous avez besoin d’aide.`,
    seen: (name) => `${name} a vu le message.`,
    notSeen: 'Personne ne l’a encore vu. Vous pouvez aussi appeler.',
    waiting: 'Il n’y a pas de réseau. Le message partira dès qu’il y en aura. Laissez cette page ouverte.',
    failed: 'Cela n’a pas marché. Appelez, s’il vous plaît.',
  },
  offline: (time) => `Pas de réseau. Cette page date de ${time}.`,
  ended: { title: 'Cette page n’est plus valable', text: 'Demandez-en une nouvelle à votre famille.' },
  landed: {
    button: 'J’ai atterri',
    question: (city) => `Avez-vous atterri à ${city} ?`,
    yes: 'Oui, j’ai atterri',
  },
  offlineSince: (day, time) => `Pas de réseau. Cette page date du ${day}, à ${time}.`,
};
