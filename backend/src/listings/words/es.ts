import { moreDays } from './more-days.js';
import { numberIn, plural } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const one: Record<ListingType, string> = { helper: 'un acompañante', seeking_help: 'un viajero' };
const found = (count: number, who: ListingType | 'people') =>
  ({
    helper: plural('es', count, {
      one: 'Hemos encontrado # acompañante',
      other: 'Hemos encontrado # acompañantes',
    }),
    seeking_help: plural('es', count, {
      one: 'Hemos encontrado # viajero',
      other: 'Hemos encontrado # viajeros',
    }),
    people: plural('es', count, { one: 'Hemos encontrado # persona', other: 'Hemos encontrado # personas' }),
  })[who];

export const es: Words = {
  hello: 'Hola:',
  route: (from, to) => `${from} – ${to}`,
  trip: (route, days) => `${route}, ${days}`,
  wayBy: (way, stops) => `${way}, pasando por ${stops.join(', ')}`,
  searchResults: (sought) => `Resultados de la búsqueda: ${sought.join(', ')}`,
  takeOff: (day, time, night) => `${day}, a las ${time}${night ? `, ${night}` : ''}`,
  night: (before, day) => `en la noche del ${before} al ${day}`,
  daysLater: (time, days) =>
    `${time} (${moreDays(days, plural('es', Math.abs(days), { one: '# día', other: '# días' }))})`,
  calendarEntry: (route, flight) => (flight ? `Vuelo ${flight}, ${route}` : `Vuelo ${route}`),
  guest: {
    subject: (route) => `Confirma tu anuncio ${route}`,
    shown: (site, trip) => `Ya hay en ${site} un anuncio con esta dirección: ${trip}.`,
    hidden: (site, trip) =>
      `Se ha publicado en ${site} un anuncio con esta dirección: ${trip}. Los demás no lo ven, porque ya retiramos antes el mismo viaje. Si crees que es un error, escríbenos en la página «Contacto».`,
    enter:
      'Escribe este código para confirmar que es tuyo. Después, otros viajeros podrán pedir tus datos de contacto. Si no se confirma, desaparece a las 72 horas.',
    link: 'Confirmar sin el código',
    remove: '¿No es tuyo? Eliminar el anuncio',
    footnote:
      'El código vale durante 10 minutos y abre tu sesión. El enlace funciona una sola vez, en el plazo de un día. Nunca te pediremos tu código.',
  },
  reminder: {
    subject: (trip) => `¿Sigue en pie? ${trip}`,
    soon: (trip) =>
      `Faltan pocos días para tu viaje: ${trip}. Di a los demás viajeros que sigue en pie: así aparecerá en tu anuncio.`,
    changed: 'Si tus planes han cambiado o ya tienes compañía, cierra el anuncio y nadie más te preguntará.',
    going: 'Sigue en pie',
    close: 'Cerrar este anuncio',
    footnote: 'Recibes este correo una sola vez por anuncio.',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `${flight} tiene nuevos horarios: ${trip}`,
    moved: (flight, now, before) =>
      `La aerolínea ha cambiado los horarios de ${flight}: ${now}. Antes: ${before}. Tu anuncio ya lo indica y quien vuela contigo lo sabe.`,
    askSubject: (flight, trip) => `Revisa tu vuelo ${flight}: ${trip}`,
    times: (flight, says, yours) =>
      `Según los horarios de la aerolínea, ${flight} vuela así: ${says}. Tu anuncio dice: ${yours}.`,
    route: (flight, way) =>
      `Según los horarios de la aerolínea, ese día ${flight} hace este trayecto: ${way}. Tu anuncio dice otra cosa.`,
    day: (flight, day) => `Según los horarios de la aerolínea, ${flight} no vuela el ${day}.`,
    nothingChanged:
      'No hemos cambiado nada. Los demás te encuentran por tu vuelo: corrígelo o di que es correcto.',
    see: 'Ver mi anuncio',
  },
  favourite: {
    changed: (trip) => `Ha cambiado un anuncio de tus favoritos: ${trip}`,
    closed: (trip) => `Se ha cerrado un anuncio de tus favoritos: ${trip}`,
    posted: (trip) => `Una persona de tus favoritos tiene un anuncio nuevo: ${trip}`,
  },
  alert: {
    from: (place) => `desde ${place}`,
    to: (place) => `a ${place}`,
    codeSubject: (watched) => `Tu código para los avisos: ${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      isOneListing
        ? `Alguien ha pedido a ${site} que escriba a esta dirección cuando se pueda contactar con ${one[type]}: ${watched}.`
        : `Alguien ha pedido a ${site} que escriba a esta dirección cuando aparezca ${one[type]}: ${watched}.`,
    codeEnter:
      'Si has sido tú, escribe este código en la página donde lo pediste. No hace falta cuenta, y cada correo tiene un enlace para dejar de recibirlos.',
    codeFootnote:
      'El código vale durante 10 minutos. Si no lo has pedido tú, ignora este correo: no llegará nada más. Nunca te pediremos tu código.',
    somebody: 'Hemos encontrado a alguien',
    found: (type, trip) => `Hemos encontrado ${one[type]}: ${trip}`,
    contactable: (type, trip) => `Ya puedes contactar con ${one[type]}: ${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)}: ${watched}`,
    severalForTrips: (count, who) => `${found(count, who)} para tus viajes`,
    confirmed:
      'Nos pediste que te escribiéramos cuando se confirmara este anuncio. Ya está confirmado: ábrelo y pide el contacto.',
    oneFits:
      'Nos pediste que te escribiéramos cuando apareciera alguien. Esta es la persona que encaja, y por qué.',
    severalFit:
      'Nos pediste que te escribiéramos cuando apareciera alguien. Estas son las personas que encajan, y por qué, empezando por el viaje más próximo.',
    more: (count) =>
      plural('es', count, { one: 'Hay # más en la búsqueda.', other: 'Hay # más en la búsqueda.' }),
    missing: (parts) => `Aún necesita a alguien en ${parts.join(' y ')}`,
    logIn: 'Entra para ver quién es y el vuelo',
    phoneVerified: 'teléfono verificado',
    stars: (average, count) => `${numberIn('es', average)} de 5 estrellas (${count})`,
    see: 'Ver el anuncio',
    footnote: (watched, mailsADay) =>
      `Recibes este correo porque pediste avisos de: ${watched.join('; ')}. Terminan solos después del último día, y hay como máximo ${mailsADay} correos así al día.`,
    lastFootnote: (watched, mailsADay) =>
      `Recibes este correo porque pediste avisos de: ${watched.join('; ')}. Terminan con este correo, y hay como máximo ${mailsADay} correos así al día.`,
    stopOne: 'Desactivar este aviso',
    stopAll: 'Desactivar estos avisos',
  },
  why: {
    claimed: 'Ya se puede contactar con esta persona',
    askedFlight: 'El vuelo por el que preguntaste',
    sameFlight: (flight) => `Mismo vuelo ${flight}`.trim(),
    samePlane: (mine, theirs) => `El mismo avión: ${mine} también es ${theirs}`,
    sameFlightOn: (flight, route) => `${`Mismo vuelo ${flight}`.trim()}, ${route}`,
    leavesFrom: (place) => `Sale de ${place}`,
    arrivesIn: (place) => `Llega a ${place}`,
    yourRoute: (route) => `Tu ruta, ${route}`,
    shares: (route) => `Comparte contigo ${route}`,
    away: (place, kilometers, wanted) => `${place}, a ${kilometers} km de ${wanted}`,
    nearStart: (start) => `Desde ${start}`,
    nearEnd: (end) => `A ${end}`,
    nearBoth: (start, end) => `Desde ${start}, a ${end}`,
    nearby: 'Un aeropuerto cercano',
  },
  picture: {
    lead: 'Ayuda a otra familia mientras vuelas hacia la tuya',
    date: 'Fecha',
  },
};
