import type { DayWords } from './en.js';

export const es: DayWords = {
  own: {
    met: 'Nos hemos encontrado.',
    arrived: 'Hemos llegado.',
    isWithMe: (traveler) => `${traveler} está conmigo.`,
    isWithMeIn: (traveler, city) => `${traveler} ya está conmigo en ${city}.`,
    iAmWithIn: (companion, city) => `Ya estoy con ${companion} en ${city}.`,
  },
  met: (helper, traveler) => `${helper} y ${traveler} se han encontrado.`,
  landed: (helper, traveler) => `${helper} y ${traveler} han aterrizado.`,
  landedIn: (helper, traveler, city) => `${helper} y ${traveler} han aterrizado en ${city}.`,
  connected: (helper, traveler, city) => `${helper} y ${traveler} han hecho la conexión en ${city}.`,
  arrived: (traveler) => `${traveler} ha llegado.`,
  isWith: (traveler, other) => `${traveler} está con ${other}.`,
  isWithIn: (traveler, companion, city) => `${traveler} ya está con ${companion} en ${city}.`,
  isWithYouIn: (traveler, city) => `${traveler} ya está contigo en ${city}.`,
  goodbye: (helper, traveler, city) => `${helper} y ${traveler} se han despedido en ${city}.`,
  landedAlone: (traveler, city) => `${traveler} ha aterrizado en ${city}.`,
};
