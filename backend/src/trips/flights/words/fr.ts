import type { FlightWords } from './en.js';

export const fr: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${flight} est en retard\u202f: départ à ${leaves}`,
    text: ({ flight, way, leaves, planned }) =>
      `La compagnie annonce que ${flight}, ${way}, part à ${leaves} au lieu de ${planned}.`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${flight} part à ${leaves}`,
    text: ({ flight, way, leaves, planned }) =>
      `La compagnie annonce que ${flight}, ${way}, part à ${leaves}. L’horaire indique ${planned}.`,
  },
  gate: {
    subject: ({ flight, gate }) => `${flight} part maintenant de la porte ${gate}`,
    text: ({ flight, way, gate, leaves }) =>
      `La porte a changé\u202f: ${flight}, ${way}, part de la porte ${gate} à ${leaves}.`,
  },
  cancelled: {
    subject: ({ flight }) => `${flight} est annulé`,
    text: ({ flight, way, planned }) =>
      `La compagnie a annulé ${flight}, ${way}, prévu à ${planned}. Votre voyage reste sur le site. Appelez-vous avant de réserver un autre vol.`,
  },
  diverted: {
    subject: ({ flight }) => `${flight} atterrit dans un autre aéroport`,
    text: ({ flight, way }) =>
      `La compagnie annonce que ${flight}, ${way}, va vers un autre aéroport. Appelez-vous quand les téléphones seront rallumés.`,
  },
};
