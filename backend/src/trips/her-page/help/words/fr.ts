import type { Words } from './en.js';

export const fr: Words = {
  subject: (traveler, city) => `${traveler} a besoin d’aide à ${city}`,
  asks: (traveler, place, time) => `${traveler} demande de l’aide à ${place}. Il est ${time} là-bas.`,
  doing: {
    before: 'Le voyage n’a pas commencé.',
    go: 'État du voyage : en route vers l’aéroport.',
    wait: 'État du voyage : attend son accompagnateur.',
    security: 'État du voyage : en route vers le contrôle de sécurité.',
    board: 'État du voyage : en route vers la porte d’embarquement.',
    fly: 'État du voyage : à bord.',
    change: 'État du voyage : change d’avion.',
    handOver: 'État du voyage : vient d’atterrir et attend quelqu’un.',
    alone: 'État du voyage : voyage sans accompagnement.',
    missed: 'État du voyage : la correspondance est manquée.',
    arrived: 'État du voyage : est bien à destination.',
  },
  callOrGo: (traveler) =>
    `Appelez ou rendez-vous sur place. Appuyez ensuite sur « Je l’ai vu » sur la page du voyage : ${traveler} peut voir qui le sait.`,
  sms: (traveler, city, product, url) => `${traveler} a besoin d’aide à ${city}. ${product} : ${url}`,
};
