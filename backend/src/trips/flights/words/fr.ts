import { plural } from '../../../platform/language/formats.js';
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
  tight: {
    subject: ({ minutes, city }) =>
      `${plural('fr', minutes, { one: '# minute', other: '# minutes' })} pour changer d’avion à ${city}`,
    text: ({ first, next, city, lands, leaves }) =>
      `Les compagnies annoncent que ${first} atterrit à ${city} à ${lands}, et que ${next} part à ${leaves}. C’est juste\u202f: demandez dès maintenant de l’aide à l’équipage.`,
  },
  missed: {
    subject: ({ city }) => `Le vol au départ de ${city} part avant l’atterrissage`,
    text: ({ first, next, city, lands, leaves }) =>
      `Les compagnies annoncent que ${first} atterrit à ${city} à ${lands}, et que ${next} part à ${leaves}. Demandez le vol suivant à la compagnie, et dites sur la page du voyage que la correspondance est manquée.`,
  },
};
