import { plural } from '../../../platform/language/formats.js';
import type { FlightWords } from './en.js';

export const es: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${flight} va con retraso: sale a las ${leaves}`,
    text: ({ flight, way, leaves, planned }) =>
      `La aerolínea dice que ${flight}, ${way}, sale a las ${leaves} en vez de las ${planned}.`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${flight} sale a las ${leaves}`,
    text: ({ flight, way, leaves, planned }) =>
      `La aerolínea dice que ${flight}, ${way}, sale a las ${leaves}. El horario dice ${planned}.`,
  },
  gate: {
    subject: ({ flight, gate }) => `${flight} sale ahora por la puerta ${gate}`,
    text: ({ flight, way, gate, leaves }) =>
      `La puerta ha cambiado: ${flight}, ${way}, sale por la puerta ${gate} a las ${leaves}.`,
  },
  cancelled: {
    subject: ({ flight }) => `${flight} se ha cancelado`,
    text: ({ flight, way, planned }) =>
      `La aerolínea ha cancelado ${flight}, ${way}, de las ${planned}. El viaje sigue en el sitio. Llámense antes de reservar otro vuelo.`,
  },
  diverted: {
    subject: ({ flight }) => `${flight} aterriza en otro aeropuerto`,
    text: ({ flight, way }) =>
      `La aerolínea dice que ${flight}, ${way}, va a otro aeropuerto. Llámense cuando los teléfonos vuelvan a funcionar.`,
  },
  tight: {
    subject: ({ minutes, city }) =>
      `${plural('es', minutes, { one: '# minuto', other: '# minutos' })} para cambiar de avión en ${city}`,
    text: ({ first, next, city, lands, leaves }) =>
      `Las aerolíneas dicen que ${first} aterriza en ${city} a las ${lands} y que ${next} sale a las ${leaves}. Es muy justo: quien esté a bordo debe pedir ayuda ya a la tripulación.`,
  },
  missed: {
    subject: ({ city }) => `El vuelo desde ${city} sale antes del aterrizaje`,
    text: ({ first, next, city, lands, leaves }) =>
      `Las aerolíneas dicen que ${first} aterriza en ${city} a las ${lands} y que ${next} sale a las ${leaves}. Pidan otro vuelo a la aerolínea y digan en la página del viaje que se ha perdido la conexión.`,
  },
};
