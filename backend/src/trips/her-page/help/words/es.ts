import type { Words } from './en.js';

export const es: Words = {
  subject: (traveler, city) => `${traveler} necesita ayuda en ${city}`,
  asks: (traveler, place, time) => `${traveler} pide ayuda en ${place}. Allí son las ${time}.`,
  doing: {
    before: 'El viaje no ha empezado.',
    go: 'Estado del viaje: de camino al aeropuerto.',
    wait: 'Estado del viaje: esperando al acompañante.',
    security: 'Estado del viaje: de camino al control de seguridad.',
    board: 'Estado del viaje: de camino a la puerta de embarque.',
    fly: 'Estado del viaje: a bordo.',
    change: 'Estado del viaje: cambiando de avión.',
    handOver: 'Estado del viaje: ha aterrizado y espera a quien viene a buscarle.',
    alone: 'Estado del viaje: vuela por su cuenta.',
    missed: 'Estado del viaje: ha perdido la conexión.',
    arrived: 'Estado del viaje: ha llegado.',
  },
  callOrGo: (traveler) =>
    `Llama o ve allí. Después pulsa «Lo he visto» en la página del viaje: ${traveler} puede ver quién lo sabe.`,
  sms: (traveler, city, product, url) => `${traveler} necesita ayuda en ${city}. ${product}: ${url}`,
};
