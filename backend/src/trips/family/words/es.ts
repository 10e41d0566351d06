import { plural } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const es: JourneyWords = {
  language: 'Idioma',
  description: 'Por dónde va quien viaja, para la familia que espera.',
  title: (city) => `Un viaje a ${city}`,
  ended: { title: 'Este enlace ya no es válido', text: 'Pregunta a la persona que te lo envió.' },

  live: 'En directo',
  reload: 'Recarga para ver novedades',
  noConnection: 'Sin conexión',
  tryingAgain: (news) => `${news}, volviendo a intentarlo`,
  lastNews: (at) => `Última noticia: ${at}`,
  noStep: 'Todavía no se ha marcado ningún paso',
  sharedBy: (name, lastDay) =>
    `Compartido por ${name}. El enlace es válido hasta el ${lastDay}. Solo muestra nombres de pila, sin fotos ni números de teléfono.`,

  at: (time, city) => `${time} en ${city}`,
  times: (each) => each.join(', '),
  sentences: (each) => each.join(' '),

  headline: {
    was: (traveler, day) => `${traveler} iba a volar el ${day}`,
    onDay: (traveler, day) => `${traveler} vuela el ${day}`,
    tomorrow: (traveler) => `${traveler} vuela mañana`,
    tonight: (traveler) => `${traveler} vuela esta noche`,
    today: (traveler) => `${traveler} vuela hoy`,
    atAirport: (traveler) => `${traveler} está en el aeropuerto`,
    met: (traveler, helper) => `${traveler} y ${helper} se han encontrado`,
    saysMet: (name) => `${name} dice que se han encontrado`,
    security: (traveler) => `${traveler} ha pasado el control`,
    boarded: (traveler, city) => `${traveler} está a bordo${city === null ? '' : ` hacia ${city}`}`,
    landed: (traveler, city) => `${traveler} ha aterrizado en ${city}`,
    connected: (traveler, city) => `${traveler} ha hecho la conexión en ${city}`,
    missed: (traveler, city) => `${traveler} ha perdido la conexión en ${city}`,
    withNext: (traveler, next, city) => `${traveler} está con ${next} en ${city}`,
    goodbye: (traveler, helper, city) => `${traveler} y ${helper} se han despedido en ${city}`,
    arrived: (traveler) => `${traveler} ha llegado`,
    with: (traveler, family) => `${traveler} está con ${family}`,
    says: (name, fact) => `${name} dice que ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `El vuelo a ${city} ha salido sin ${traveler}, dice ${saidBy}.`,
    anotherFlight: 'Habrá más noticias cuando se encuentre otro vuelo.',
    quiet: (at) => `Última noticia: ${at}. Desde entonces no hay novedades.`,
    fliesAlong: ({ helper, from, to }) =>
      `${helper} viaja a su lado${from === null ? '' : ` desde ${from}`}${to === null ? '' : ` hasta ${to}`}.`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) =>
          from === null ? `${helper} viaja a su lado hasta ${to}` : `${helper} desde ${from} hasta ${to}`,
        )
        .join(', ')}.`,
    steps: 'Aquí aparecen los pasos del día.',
    takeOff: (times) => `Despegue: ${times}.`,
    takeOffWas: (times) => `El despegue estaba previsto así: ${times}.`,
    noNews: 'Aún no hay noticias.',
    together: (helper, traveler) => `${helper} está con ${traveler}.`,
    saysTogether: (name) => `${name} dice que ya viajan juntos.`,
    noNetwork: 'Allí arriba no hay conexión.',
    afterLanding: 'Habrá más noticias después del aterrizaje.',
    landing: (times) => `Aterrizaje previsto: ${times}.`,
    notSaid: (name) => `${name} todavía no lo ha dicho.`,
    thanks: (helper) => `Gracias, ${helper}.`,
    sameFlight: (helper) => `${helper} iba en el mismo vuelo.`,
    sameFlights: (helpers) => `${helpers} iban en los mismos vuelos.`,
    atAirportIn: (name, city) => `${name} está en el aeropuerto de ${city}.`,
    fliesAlone: (traveler, from, to) => `${traveler} vuela por su cuenta de ${from} a ${to}.`,
    willMiss: ({ city, traveler, saidBy }) => `${traveler} va a perder el vuelo a ${city}, dice ${saidBy}.`,
    inTheAir: 'La aerolínea dice que el avión está en el aire.',
    hasLanded: (city) => `La aerolínea dice que el avión ha aterrizado en ${city}.`,
    saidNothing: (name) => `${name} todavía no ha dicho nada.`,
    stays: (traveler, city, day) => `${traveler} se queda en ${city} hasta el ${day}.`,
  },

  steps: {
    done: 'Hecho',
    planned: (times) => `Previsto: ${times}`,
    by: (step, name) => `${step}, dice ${name}`,
    atAirport: 'En el aeropuerto',
    met: (helper) => `Encuentro con ${helper}`,
    security: 'Control de seguridad',
    boarded: (city) => `A bordo${city === null ? '' : ` hacia ${city}`}`,
    landed: (city) => `Aterrizaje en ${city}`,
    connected: (city) => `Conexión en ${city}`,
    withNext: (next, city) => `Con ${next} en ${city}`,
    goodbye: (helper) => `Despedida de ${helper}`,
    arrived: 'Llegada',
    with: (family) => `Con ${family}`,
    atAirportIn: (city) => `En el aeropuerto de ${city}`,
  },

  flight: {
    onTime: (times) => `A tiempo, salida: ${times}`,
    delayed: (times, planned) => `Con retraso (antes ${planned}), salida: ${times}`,
    boarding: 'Embarcando',
    inTheAir: (times) => (times ? `En el aire, aterrizaje: ${times}` : 'En el aire'),
    landed: (times) => (times ? `Aterrizó: ${times}` : 'Aterrizó'),
    cancelled: 'Cancelado por la aerolínea',
    diverted: 'Desviado a otro aeropuerto',
    terminal: (terminal) => `Terminal ${terminal}`,
    gate: (gate) => `Puerta ${gate}`,
    belt: (belt) => `Cinta ${belt}`,
    tight: (minutes, city) =>
      `${plural('es', minutes, { one: '# minuto', other: '# minutos' })} para cambiar de avión en ${city}: es muy justo`,
    leavesFirst: (city) => `El vuelo desde ${city} sale antes del aterrizaje`,
    knownAt: (at) => `FlightAware, ${at}`,
  },

  legs: {
    way: (from, to) => `De ${from} a ${to}`,
    times: (departs, lands) => `${departs}, llegada ${lands}`,
    with: (helper) => `Con ${helper}`,
    alone: (traveler) => `${traveler} por su cuenta`,
    soon: 'Falta menos de una hora',
    toGo: (hours) =>
      plural('es', hours, { one: 'Falta alrededor de # hora', other: 'Faltan alrededor de # horas' }),
  },

  looked: {
    region: 'Quién ha mirado',
    seenBy: (names) => `Visto por ${names}.`,
    thanks: (name) => `Gracias. ${name} puede ver que has mirado.`,
    heading: 'Diles que has mirado',
    who: '¿Quién eres?',
    example: 'Tío en Londres',
    send: 'He mirado',
    readers: (name) => `Lo leerán ${name} y todas las personas que tengan este enlace.`,
  },
};
