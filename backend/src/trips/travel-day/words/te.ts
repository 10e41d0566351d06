import type { DayWords } from './en.js';

export const te: DayWords = {
  own: {
    met: 'మేము కలిశాము.',
    arrived: 'మేము చేరుకున్నాము.',
    isWithMe: (traveler) => `${traveler} నాతో ఉన్నారు.`,
    isWithMeIn: (traveler, city) => `${traveler} ఇప్పుడు ${city}\u200cలో నాతో ఉన్నారు.`,
    iAmWithIn: (companion, city) => `నేను ఇప్పుడు ${city}\u200cలో ${companion}\u200cతో ఉన్నాను.`,
  },
  met: (helper, traveler) => `${helper}, ${traveler} కలిశారు.`,
  landed: (helper, traveler) => `${helper}, ${traveler} దిగారు.`,
  landedIn: (helper, traveler, city) => `${helper}, ${traveler} ${city}\u200cలో దిగారు.`,
  connected: (helper, traveler, city) => `${helper}, ${traveler} ${city}\u200cలో తర్వాతి విమానానికి చేరుకున్నారు.`,
  arrived: (traveler) => `${traveler} చేరుకున్నారు.`,
  isWith: (traveler, other) => `${traveler} ${other}\u200cతో ఉన్నారు.`,
  isWithIn: (traveler, companion, city) => `${traveler} ఇప్పుడు ${city}\u200cలో ${companion}\u200cతో ఉన్నారు.`,
  isWithYouIn: (traveler, city) => `${traveler} ఇప్పుడు ${city}\u200cలో మీతో ఉన్నారు.`,
  goodbye: (helper, traveler, city) => `${helper}, ${traveler} ${city}\u200cలో వీడ్కోలు చెప్పుకున్నారు.`,
  landedAlone: (traveler, city) => `${traveler} ${city}\u200cలో దిగారు.`,
};
