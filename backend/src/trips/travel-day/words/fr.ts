import type { DayWords } from './en.js';

export const fr: DayWords = {
  own: {
    met: 'Nous nous sommes retrouvés.',
    arrived: 'Nous sommes à destination.',
    isWithMe: (traveler) => `${traveler} est avec moi.`,
    isWithMeIn: (traveler, city) => `${traveler} est maintenant avec moi à ${city}.`,
    iAmWithIn: (companion, city) => `Je suis maintenant avec ${companion} à ${city}.`,
  },
  met: (helper, traveler) => `${helper} a retrouvé ${traveler}.`,
  landed: (helper, traveler) => `${helper} et ${traveler} ont atterri.`,
  landedIn: (helper, traveler, city) => `${helper} et ${traveler} ont atterri à ${city}.`,
  connected: (helper, traveler, city) => `${helper} et ${traveler} ont fait la correspondance à ${city}.`,
  arrived: (traveler) => `${traveler} est à destination.`,
  isWith: (traveler, other) => `${traveler} est avec ${other}.`,
  isWithIn: (traveler, companion, city) => `${traveler} est maintenant avec ${companion} à ${city}.`,
  isWithYouIn: (traveler, city) => `${traveler} est maintenant avec vous à ${city}.`,
  goodbye: (helper, traveler, city) => `${helper} et ${traveler} se sont dit au revoir à ${city}.`,
  landedAlone: (traveler, city) => `${traveler} a atterri à ${city}.`,
};
