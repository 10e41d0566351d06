import { numberIn } from '../../../platform/language/formats.js';
import type { FlightWords } from './en.js';

export const hi: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${flight} देर से है: ${leaves} बजे उड़ेगी`,
    text: ({ flight, way, leaves, planned }) =>
      `एयरलाइन के अनुसार ${flight} (${way}) ${planned} की जगह ${leaves} बजे उड़ेगी।`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${flight} ${leaves} बजे उड़ेगी`,
    text: ({ flight, way, leaves, planned }) =>
      `एयरलाइन के अनुसार ${flight} (${way}) ${leaves} बजे उड़ेगी। समय-सारणी में ${planned} लिखा है।`,
  },
  gate: {
    subject: ({ flight, gate }) => `${flight} अब गेट ${gate} से जाएगी`,
    text: ({ flight, way, gate, leaves }) =>
      `गेट बदल गया है: ${flight} (${way}) ${leaves} बजे गेट ${gate} से जाएगी।`,
  },
  cancelled: {
    subject: ({ flight }) => `${flight} रद्द हो गई`,
    text: ({ flight, way, planned }) =>
      `एयरलाइन ने ${planned} बजे की ${flight} (${way}) रद्द कर दी है। आपकी यात्रा साइट पर बनी रहेगी। दूसरी उड़ान बुक करने से पहले एक-दूसरे को फ़ोन करें।`,
  },
  diverted: {
    subject: ({ flight }) => `${flight} दूसरे हवाई अड्डे पर उतरेगी`,
    text: ({ flight, way }) =>
      `एयरलाइन के अनुसार ${flight} (${way}) दूसरे हवाई अड्डे पर जा रही है। फ़ोन चालू होते ही एक-दूसरे को फ़ोन करें।`,
  },
  tight: {
    subject: ({ minutes, city }) => `${city} में विमान बदलने के लिए ${numberIn('hi', minutes)} मिनट`,
    text: ({ first, next, city, lands, leaves }) =>
      `एयरलाइनों के अनुसार ${first} ${lands} बजे ${city} में उतरेगी, और ${next} ${leaves} बजे उड़ेगी। समय बहुत कम है: विमान में अभी क्रू से मदद माँगें।`,
  },
  missed: {
    subject: ({ city }) => `${city} से अगली उड़ान उतरने से पहले निकल जाएगी`,
    text: ({ first, next, city, lands, leaves }) =>
      `एयरलाइनों के अनुसार ${first} ${lands} बजे ${city} में उतरेगी, और ${next} ${leaves} बजे उड़ेगी। एयरलाइन से दूसरी उड़ान माँगें, और यात्रा के पेज पर बताएँ कि अगली उड़ान छूट गई।`,
  },
};
