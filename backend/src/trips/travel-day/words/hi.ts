import type { DayWords } from './en.js';

export const hi: DayWords = {
  own: {
    met: 'हम मिल गए हैं।',
    arrived: 'हम पहुँच गए हैं।',
    isWithMe: (traveler) => `${traveler} मेरे साथ हैं।`,
    isWithMeIn: (traveler, city) => `${traveler} अब ${city} में मेरे साथ हैं।`,
    iAmWithIn: (companion, city) => `अब ${city} में ${companion} मेरे साथ हैं।`,
  },
  met: (helper, traveler) => `${helper} और ${traveler} मिल गए हैं।`,
  landed: (helper, traveler) => `${helper} और ${traveler} उतर गए हैं।`,
  landedIn: (helper, traveler, city) => `${helper} और ${traveler} ${city} में उतर गए हैं।`,
  connected: (helper, traveler, city) => `${helper} और ${traveler} ${city} में अगली उड़ान तक पहुँच गए हैं।`,
  arrived: (traveler) => `${traveler} पहुँच गए हैं।`,
  isWith: (traveler, other) => `${traveler} ${other} के साथ हैं।`,
  isWithIn: (traveler, companion, city) => `${traveler} अब ${city} में ${companion} के साथ हैं।`,
  isWithYouIn: (traveler, city) => `${traveler} अब ${city} में आपके साथ हैं।`,
  goodbye: (helper, traveler, city) => `${helper} और ${traveler} ने ${city} में विदा ली।`,
  landedAlone: (traveler, city) => `${traveler} ${city} में उतर गए हैं।`,
};
