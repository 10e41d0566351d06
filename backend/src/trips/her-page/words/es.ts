import type { HerWords } from './en.js';

/** A time comes with its weekday when it is not today. */
const when = (at: string) => (at.includes(' ') ? `el ${at.replace(' ', ' a las ')}` : `a las ${at}`);

export const es: HerWords = {
  pageFor: (traveler) => `Para ${traveler}`,
  here: 'Aquí',
  headline: {
    before: (day) => `Vuelas el ${day}`,
    today: 'Hoy vuelas',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} te espera ${when(at)}: ${place}`;
      if (place) return `${helper} te espera: ${place}`;
      return at ? `${helper} te espera ${when(at)}` : `${helper} te esperará`;
    },
    with: (helper) => `${helper} está contigo`,
    fly: (city) => `Estás volando a ${city}`,
    alone: (city) => `Vuelas por tu cuenta a ${city}`,
    missed: (city) => `Has perdido el avión a ${city}`,
    arrived: 'Has llegado',
    willMiss: (city) => `Vas a perder el avión a ${city}`,
    stays: (city, day) => `Te quedas en ${city} hasta el ${day}`,
  },
  now: 'Ahora',
  steps: {
    before: 'Todavía no tienes que hacer nada. Guarda esta página.',
    go: ({ flight, city, time }) => [
      'Ve al aeropuerto.',
      flight ? `Tu vuelo es el ${flight} a ${city}.` : `Vuelas a ${city}.`,
      time ? `Sale ${when(time)}.` : '',
    ],
    terminal: (terminal) => `Es la terminal ${terminal}.`,
    gate: (gate) => `La puerta es la ${gate}.`,
    cancelled: 'Este vuelo se ha cancelado.',
    wait: (helper) => `Espera ahí. ${helper} te encontrará.`,
    security: 'Pasa el control de seguridad. Ten el pasaporte y la tarjeta de embarque en la mano.',
    board: ({ flight, city }) =>
      flight ? `Ve a la puerta del vuelo ${flight} a ${city}.` : `Ve a la puerta de tu vuelo a ${city}.`,
    fly: (helper) => `Quédate en tu asiento. Cuando el avión aterrice, quédate con ${helper}.`,
    flyAlone: 'Quédate en tu asiento hasta que el avión aterrice.',
    change: ({ flight, city }) =>
      flight
        ? `Cambias de avión. Ve a tomar el vuelo ${flight} a ${city}.`
        : `Cambias de avión. Sigues el viaje a ${city}.`,
    joins: (helper, city) => `${helper} te espera en ${city}.`,
    handOver: (helper, family) => `Quédate con ${helper} hasta que estés con ${family}.`,
    landed: 'Recoge tu equipaje y ve a la salida.',
    missed: 'Quédate donde estás. Llama y pulsa «Necesito ayuda».',
    arrived: 'Que lo pases muy bien.',
    missedWith: (helper) => `Quédate con ${helper}, que va contigo al mostrador de la aerolínea.`,
    fliesOn: (helper) => (helper ? `Sigues el viaje con ${helper}.` : 'Sigues el viaje por tu cuenta.'),
  },
  sign: (helper) => `El teléfono de ${helper} muestra lo mismo`,
  signRead: (digits) => `Tu número: ${digits}.`,
  pictures: {
    umbrella: 'Paraguas',
    star: 'Estrella',
    fish: 'Pez',
    tree: 'Árbol',
    house: 'Casa',
    key: 'Llave',
    bell: 'Campana',
    leaf: 'Hoja',
    boat: 'Barco',
    sun: 'Sol',
    cup: 'Taza',
    bird: 'Pájaro',
  },
  call: (name) => `Llamar a ${name}`,
  show: 'Enseñar esto a alguien',
  anotherSentence: 'Otra frase',
  back: 'Volver',
  read: 'Léemelo',
  stop: 'Dejar de leer',
  help: {
    button: 'Necesito ayuda',
    question: '¿Necesitas ayuda ahora?',
    whom: (names) => `El mensaje llegará enseguida a ${names}.`,
    yes: 'Sí, necesito ayuda',
    no: 'No, volver',
    sent: (names) => `${names} saben que necesitas ayuda.`,
    sentToOne: (name) => `${name} sabe que necesitas ayuda.`,
    seen: (name) => `${name} lo ha visto.`,
    notSeen: 'Nadie lo ha visto todavía. También puedes llamar.',
    waiting: 'No hay conexión. El mensaje saldrá en cuanto la haya. Deja esta página abierta.',
    failed: 'No ha funcionado. Llama, por favor.',
  },
  offline: (time) => `Sin conexión. Esto es de las ${time}.`,
  ended: { title: 'Esta página ya no está disponible', text: 'Pide una nueva a tu familia.' },
  landed: {
    button: 'He aterrizado',
    question: (city) => `¿Has aterrizado en ${city}?`,
    yes: 'Sí, he aterrizado',
  },
  offlineSince: (day, time) => `Sin conexión. Esto es del ${day}, a las ${time}.`,
};
