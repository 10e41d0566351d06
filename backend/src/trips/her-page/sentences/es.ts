import type { Sentences } from './en.js';

export const es: Sentences = {
  doNotSpeak: (language) => `No hablo ${language}.`,
  flight: (flight, city) => (flight ? `Mi vuelo es el ${flight} a ${city}.` : `Vuelo a ${city}.`),
  changing: (flight, city) =>
    flight ? `Hago transbordo al vuelo ${flight} a ${city}.` : `Hago transbordo a ${city}.`,
  asks: {
    gate: 'Por favor, muéstreme el camino a mi puerta de embarque.',
    checkIn: 'Por favor, muéstreme dónde facturo.',
    security: 'Por favor, muéstreme el camino al control de seguridad.',
    rightGate: '¿Es esta mi puerta de embarque?',
    boarding: 'Por favor, avíseme cuando pueda embarcar.',
    seat: 'Por favor, ayúdeme a encontrar mi asiento.',
    announcement: 'No entiendo los anuncios. Por favor, muéstreme qué tengo que hacer.',
    form: 'Por favor, ayúdeme a rellenar este formulario.',
    passport: 'Por favor, muéstreme el camino al control de pasaportes.',
    bags: 'Por favor, muéstreme dónde recojo mi equipaje.',
    exit: 'Me esperan fuera. Por favor, muéstreme la salida.',
    missed: 'He perdido este vuelo. Por favor, lléveme al mostrador de la aerolínea.',
    late: 'Mi vuelo sale pronto. ¿Me deja pasar, por favor?',
    lost: 'No sé adónde ir. Por favor, lléveme al mostrador de información.',
    wheelchair: 'No puedo caminar mucho. Por favor, pida una silla de ruedas.',
    toilet: '¿Dónde están los baños, por favor?',
    water: '¿Dónde puedo conseguir agua y algo de comer?',
    unwell: 'No me siento bien. Por favor, llame a un médico.',
    charge: '¿Dónde puedo cargar el teléfono, por favor?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} me espera aquí: ${place}. Por favor, muéstreme el camino.`
      : `${helper} me espera en este aeropuerto. Por favor, ayúdeme a encontrar a ${helper}.`,
  call: (name, phone) => `Por favor, llame a ${name} de mi parte: ${phone}.`,
};
