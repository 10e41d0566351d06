import { numberIn } from '../../../platform/language/formats.js';
import type { FlightWords } from './en.js';

export const te: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${flight} ఆలస్యం: ${leaves}\u200cకి బయలుదేరుతుంది`,
    text: ({ flight, way, leaves, planned }) =>
      `${flight} (${way}) ${planned}\u200cకి బదులు ${leaves}\u200cకి బయలుదేరుతుందని విమానయాన సంస్థ చెబుతోంది.`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${flight} ${leaves}\u200cకి బయలుదేరుతుంది`,
    text: ({ flight, way, leaves, planned }) =>
      `${flight} (${way}) ${leaves}\u200cకి బయలుదేరుతుందని విమానయాన సంస్థ చెబుతోంది. టైమ్‌టేబుల్‌లో ఉన్నది ${planned}.`,
  },
  gate: {
    subject: ({ flight, gate }) => `${flight} ఇప్పుడు గేట్ ${gate} నుంచి బయలుదేరుతుంది`,
    text: ({ flight, way, gate, leaves }) =>
      `గేట్ మారింది: ${flight} (${way}) ${leaves}\u200cకి గేట్ ${gate} నుంచి బయలుదేరుతుంది.`,
  },
  cancelled: {
    subject: ({ flight }) => `${flight} రద్దయింది`,
    text: ({ flight, way, planned }) =>
      `${planned}\u200cకి వెళ్లాల్సిన ${flight} (${way}) విమానాన్ని విమానయాన సంస్థ రద్దు చేసింది. మీ ప్రయాణం సైట్‌లో అలాగే ఉంటుంది. మరో విమానం బుక్ చేసే ముందు ఒకరికొకరు ఫోన్ చేసుకోండి.`,
  },
  diverted: {
    subject: ({ flight }) => `${flight} మరో విమానాశ్రయంలో దిగుతుంది`,
    text: ({ flight, way }) =>
      `${flight} (${way}) మరో విమానాశ్రయానికి వెళ్తోందని విమానయాన సంస్థ చెబుతోంది. ఫోన్లు మళ్లీ పనిచేయగానే ఒకరికొకరు ఫోన్ చేసుకోండి.`,
  },
  tight: {
    subject: ({ minutes, city }) => `${city}\u200cలో విమానం మారడానికి ${numberIn('te', minutes)} నిమిషాలు`,
    text: ({ first, next, city, lands, leaves }) =>
      `${first} ${lands}\u200cకి ${city}\u200cలో దిగుతుందని, ${next} ${leaves}\u200cకి బయలుదేరుతుందని విమానయాన సంస్థలు చెబుతున్నాయి. సమయం చాలా తక్కువ: విమానంలో ఉన్నవారు ఇప్పుడే సిబ్బందిని సహాయం అడగండి.`,
  },
  missed: {
    subject: ({ city }) => `${city} నుంచి వెళ్లే విమానం దిగేలోపే బయలుదేరుతుంది`,
    text: ({ first, next, city, lands, leaves }) =>
      `${first} ${lands}\u200cకి ${city}\u200cలో దిగుతుందని, ${next} ${leaves}\u200cకి బయలుదేరుతుందని విమానయాన సంస్థలు చెబుతున్నాయి. మరో విమానం కోసం విమానయాన సంస్థను అడగండి; తర్వాతి విమానం తప్పిపోయిందని ప్రయాణ పేజీలో చెప్పండి.`,
  },
};
