import type { DayWords } from './en.js';

export const zh: DayWords = {
  own: {
    met: '我们已会面。',
    arrived: '我们已到达。',
    isWithMe: (traveler) => `${traveler} 和我在一起。`,
    isWithMeIn: (traveler, city) => `${traveler} 现在和我一起在 ${city}。`,
    iAmWithIn: (companion, city) => `我现在和 ${companion} 一起在 ${city}。`,
  },
  met: (helper, traveler) => `${helper} 与 ${traveler} 已会面。`,
  landed: (helper, traveler) => `${helper} 与 ${traveler} 已降落。`,
  landedIn: (helper, traveler, city) => `${helper} 与 ${traveler} 已在 ${city} 降落。`,
  connected: (helper, traveler, city) => `${helper} 与 ${traveler} 已在 ${city} 完成转机。`,
  arrived: (traveler) => `${traveler} 已到达。`,
  isWith: (traveler, other) => `${traveler} 已和 ${other} 在一起。`,
  isWithIn: (traveler, companion, city) => `${traveler} 现在和 ${companion} 一起在 ${city}。`,
  isWithYouIn: (traveler, city) => `${traveler} 现在和您一起在 ${city}。`,
  goodbye: (helper, traveler, city) => `${helper} 与 ${traveler} 在 ${city} 道别了。`,
  landedAlone: (traveler, city) => `${traveler} 已在 ${city} 降落。`,
};
