import { listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const flies = (flyer: string | null, companion: string) =>
  flyer ? `${flyer} vuela con ${companion}` : `vuelas con ${companion}`;
const was = (before: string | null) => (before ? ` Antes: ${before}.` : '');

export const es: Words = {
  hello: 'Hola:',
  openTrip: 'Abrir el viaje',
  callName: (name) => `Llamar a ${name}`,
  seeListing: 'Ver el anuncio',
  lookForOthers: 'Buscar a otras personas',
  aMember: 'Un miembro',
  anotherCompanion: 'otro acompañante',
  anotherCompanionFirst: 'Otro acompañante',
  otherPerson: 'La otra persona',
  theAirline: 'La aerolínea',
  theTraveler: 'El viajero',
  commas: (parts) => parts.join(', '),
  semicolons: (parts) => parts.join('; '),
  sentences: (parts) => parts.join(' '),
  way: (from, to) => `${from} – ${to}`,
  attached: 'Los vuelos van adjuntos para tu calendario.',
  oncePerTrip: 'Recibes este correo una sola vez por viaje.',

  card: {
    title: (way, flight) => (flight ? `${way}, vuelo ${flight}` : way),
    flight: (way, flight, times) => `${way}${flight ? `, vuelo ${flight}` : ''}: ${times.join(', ')}`,
    lands: (time, weekday) => (weekday ? `aterriza el ${weekday} a las ${time}` : `aterriza a las ${time}`),
    landsIn: (city, time, weekday) =>
      weekday ? `Aterriza en ${city} el ${weekday} a las ${time}` : `Aterriza en ${city} a las ${time}`,
    flown: (flight, whose) => `${flight}. ${whose}`,
    withHelper: (helper) => `Con ${helper}`,
    together: 'Juntos',
    alone: (flyer) => (flyer ? `${flyer} por su cuenta` : 'Por tu cuenta'),
    meets: (flyer, companion, place) =>
      flyer ? `${flyer} y ${companion} se encuentran aquí: ${place}` : `Os encontráis aquí: ${place}`,
    noPlace: 'Todavía no hay punto de encuentro. Elegid uno en la página del viaje.',
    noPhone: (name) => `${name} no tiene número de teléfono aquí. Escribíos antes.`,
    youMeet: (companion, place) => `Te encuentras con ${companion} aquí: ${place}`,
    brings: (helper, traveler, place) =>
      helper
        ? `${helper} ${traveler ? `acompaña a ${traveler}` : 'te acompaña'} hasta aquí: ${place}`
        : `Acompañas a ${traveler} hasta aquí: ${place}`,
    noPlaceIn: (city) => `Todavía no hay punto de encuentro en ${city}. Elegid uno en la página del viaje.`,
  },

  handOver: {
    giver: (city, traveler, taker) => `En ${city} dejas a ${traveler} con ${taker}`,
    taker: (city, traveler, giver) => `En ${city} recoges a ${traveler}, que viene con ${giver}`,
    family: (city, giver, traveler, taker) => `En ${city} ${giver} deja a ${traveler} con ${taker}`,
    self: (city, taker, giver) => `En ${city} sigues con ${taker}, y ${giver} se despide`,
    where: (what, where) => `${what}: ${where}.`,
    nowhere: (what) => `${what}.`,
    noPlace: ' Todavía no hay un lugar acordado. Elegid uno en la página del viaje.',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${flyer}: ` : ''}${flight ? `Vuelo ${flight}` : 'Vuelo'}, ${way}${companion ? `, con ${companion}` : ''}`,
    placeAt: (place, time) => `${place} a las ${time}`,
    meetHere: (place) => `Os encontráis aquí: ${place}`,
  },

  stillFlying: {
    subject: (trip) => `¿Sigue en pie el vuelo? ${trip}`,
    together: (flyer, companion) =>
      flyer ? `${flyer} vuela pronto con ${companion}.` : `Pronto vuelas con ${companion}.`,
    tap: (flyer, others) =>
      `Con un toque ${listIn('es', others)} ${others.length > 1 ? 'sabrán' : 'sabrá'} que ${flyer ? `${flyer} estará` : 'estarás'} allí. Si vuestros planes han cambiado, abre el viaje y cancélalo: así ${others.length > 1 ? 'todos podréis' : 'los dos podréis'} buscar a otra persona.`,
    yes: (flyer) => (flyer ? `Sí, ${flyer} vuela` : 'Sí, vuelo'),
  },

  stillFlyingPage: {
    title: '¿Sigue en pie el vuelo?',
    wait: 'Un momento…',
    noScript: 'Hace falta JavaScript. También puedes <trips>abrir tus viajes</trips> y confirmar allí.',
    thanks: 'Gracias, el vuelo sigue en pie',
    seen: (route, day) => `${route}, ${day}. La otra persona ya puede verlo.`,
    noLonger: 'Este enlace ya no funciona',
    openTrips: 'Abrir tus viajes',
    failed: 'No ha funcionado',
    offline: 'No hay conexión. Abre otra vez el enlace del correo.',
  },

  tomorrow: {
    subject: (trip) => `Mañana: ${trip}`,
    together: (flyer, companion) => `Mañana ${flies(flyer, companion)}.`,
    atNight: (flyer, companion, night, time) =>
      `${night.charAt(0).toUpperCase()}${night.slice(1)}, a las ${time}, ${flies(flyer, companion)}.`,
    sign: 'La página del viaje muestra la señal con la que os reconoceréis. Ábrela una vez antes de salir y se abrirá también sin conexión.',
    footnote:
      'Los vuelos van adjuntos para tu calendario. Recibes este correo una vez por cada viaje acordado, aunque hayas desactivado los recordatorios.',
  },

  unconfirmed: {
    subject: (trip) => `La otra persona aún no ha confirmado: ${trip}`,
    text: (other) => `${other} todavía no ha confirmado que vuestro viaje sigue en pie.`,
    textWith: (other, companion) =>
      `${other} todavía no ha confirmado que tu viaje con ${companion} sigue en pie.`,
    call: (other) => `Llama o escribe a ${other}. La página del viaje muestra cómo.`,
    message: (name) => `${name} todavía no ha confirmado el viaje.`,
    severalSubject: (trip) => `Las otras personas aún no han confirmado: ${trip}`,
    several: (names) => `${listIn('es', names)} todavía no han confirmado que vuestro viaje sigue en pie.`,
    callThem: 'Llama o escribe a estas personas. La página del viaje muestra cómo.',
  },

  dayAfter: {
    subject: (trip) => `¿Qué tal fue el viaje? ${trip}`,
    flew: (flyer, companion, trip) =>
      flyer ? `${flyer} voló con ${companion}: ${trip}.` : `Volaste con ${companion}: ${trip}.`,
    why: 'Unas palabras y unas estrellas ayudan a la siguiente familia a elegir. Es cosa de un minuto.',
    safe: (flyer) =>
      flyer
        ? `También preguntamos si ${flyer} se sintió a salvo. Esa respuesta solo la lee nuestro equipo.`
        : 'También preguntamos si te sentiste a salvo. Esa respuesta solo la lee nuestro equipo.',
    say: 'Contar qué tal fue',
    how: (helper) => `¿Qué tal con ${helper}?`,
    sayOf: (helper) => `Contar qué tal fue con ${helper}`,
  },

  news: {
    proposed: (name, trip) => `${name} propone que voléis juntos: ${trip}.`,
    proposedSubject: (trip) => `¿Voláis juntos? ${trip}`,
    decide: 'Acepta o rechaza en la página del viaje. Nadie más lo ve.',
    fly: (trip) => `Voláis juntos: ${trip}.`,
    agreedSubject: (trip) => `Voláis juntos: ${trip}`,
    agreed: (name, flyer, companion) => `${name} ha aceptado: ${flies(flyer, companion)}.`,
    afterAgreement:
      'La página del viaje ya muestra cómo contactar, dónde os encontráis y qué hacer el día del viaje. Los vuelos van adjuntos para tu calendario.',
    declined: (name, trip) => `${name} no puede volar contigo en este viaje: ${trip}.`,
    declinedSubject: (trip) => `Tu propuesta no se ha aceptado: ${trip}`,
    cancelled: (name, trip) => `${name} ha cancelado el viaje: ${trip}.`,
    cancelledSubject: (trip) => `Viaje cancelado: ${trip}`,
    afterCancelling: 'La página del viaje muestra el motivo y otras personas que hacen esa ruta.',
    confirmed: (name) => `${name} ha confirmado el viaje.`,
    confirmedSubject: (trip) => `La otra persona sí vuela: ${trip}`,
    meeting: (name, where) =>
      where
        ? `${name} ha cambiado el punto de encuentro: ${where}.`
        : `${name} ha cambiado el punto de encuentro: aún no está acordado.`,
    meetingSubject: (trip) => `Ha cambiado el punto de encuentro: ${trip}`,
    missed: (name, city, flight) =>
      `${name} dice que se ha perdido la conexión en ${city}${flight ? `, vuelo ${flight}` : ''}.`,
    missedSubject: (city, trip) => `Conexión perdida en ${city}: ${trip}`,
    afterMissing:
      'La página del viaje muestra a quién llamar, qué se acordó para este caso y quién vuela después por esa ruta.',
    notMissed: (name, city) => `${name} lo retira: la conexión en ${city} no se ha perdido.`,
    notMissedSubject: (city, trip) => `La conexión en ${city} no se ha perdido: ${trip}`,
    afterPartCancelled:
      'Lo acordado con tus otros acompañantes sigue en pie. La página del viaje muestra otras personas que hacen esa ruta.',
    withdrawn: (name, trip) => `${name} retiró la propuesta: ${trip}.`,
    withdrawnSubject: (trip) => `Propuesta retirada: ${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${name} dice que ${traveler} ha perdido la conexión en ${city}${flight ? `, vuelo ${flight}` : ''}.`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) => `${helper} también vuela con ${traveler}: ${from} – ${to}`,
    joined: (helper, traveler, from, to) =>
      `${helper} vuela con ${traveler} de ${from} a ${to}. Tú vuelas tu parte como estaba acordado.`,
    leftSubject: (helper, traveler, to) => `${helper} ya no vuela a ${to} con ${traveler}`,
    left: (helper, traveler, to) =>
      `${helper} ya no vuela a ${to} con ${traveler}. Tú vuelas tu parte como estaba acordado.`,
    movedSubject: (helper, traveler, trip) => `Ha cambiado lo que ${helper} vuela con ${traveler}: ${trip}`,
    moved: (helper, traveler, trip) =>
      `Ha cambiado lo que ${helper} vuela con ${traveler}: ${trip}. Mira si aún encaja con tu parte.`,
    shorterSubject: (trip) => `La propuesta es ahora para un tramo más corto: ${trip}`,
    shorter: (trip) =>
      `Otra persona acompaña en una parte de lo propuesto. La propuesta es ahora para este tramo: ${trip}.`,
    endedSubject: (trip) => `La propuesta ha terminado: ${trip}`,
    ended: (trip) => `Otra persona acompaña en esta parte del viaje: ${trip}.`,
    othersFly: {
      all: (trip) =>
        `Otra persona ha aceptado acompañar en todo lo propuesto: ${trip}. La propuesta sigue abierta y se puede retirar.`,
      some: (trip) =>
        `Otra persona ha aceptado acompañar en una parte de lo propuesto: ${trip}. La propuesta sigue abierta y se puede retirar.`,
    },
    noHandOver: (city, traveler, taker) => `En ${city} ya no dejas a ${traveler} con ${taker}.`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${helper} ya no vuela a ${to} con ${traveler}. ${traveler} sigue sin compañía desde ${from}. Acompaña a ${traveler} hasta la puerta de embarque: ${flight}.`,
    isInCity: (traveler, helper, city) => `${traveler} está en ${city} con ${helper}.`,
    isOnTheWay: (traveler, helper, city) => `${traveler} va de camino a ${city} con ${helper}.`,
    bringsNoLongerSubject: (helper, traveler, city) => `${helper} ya no te trae a ${traveler} en ${city}`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${traveler} ${hasLanded ? 'ha aterrizado en' : 'va de camino a'} ${to}. ${helper} ya no te trae a ${traveler}: busca a ${traveler} allí y llama a ${family} si no os encontráis.`,
  },

  changes: {
    subject: (trip) => `El viaje ha cambiado: ${trip}`,
    stillFits: 'Mira si todavía te va bien.',
    days: (name, now, before) => `${name} ha cambiado la fecha del viaje: ${now}.${was(before)}`,
    route: (name, now, before) => `${name} ha cambiado la ruta: ${now}.${was(before)}`,
    time: (name, now, before) =>
      (now ? `${name} ha cambiado la hora: ${now}.` : `${name} ha dejado abierta la hora.`) + was(before),
    flight: (name, now, before) =>
      (now ? `${name} ha cambiado el vuelo: ${now}.` : `${name} ha dejado abierto el vuelo.`) + was(before),
    landing: (name, now, before) =>
      (now ? `${name} ha indicado la llegada: ${now}.` : `${name} ha dejado abierta la llegada.`) +
      was(before),
    someTime: (name) => `${name} ha cambiado la hora.`,
    someFlight: (name) => `${name} ha cambiado el vuelo.`,
    someLanding: (name) => `${name} ha cambiado la llegada.`,
    stops: (name, stops) => `${name} cambia de avión en ${stops}.`,
    direct: (name) => `${name} vuela directo.`,
    connection: (name, now) => `${name} ha cambiado un vuelo de conexión${now ? `: ${now}` : ''}.`,
    closed: (name, trip) => `${name} ha cerrado el anuncio ${trip}.`,
    closedSubject: (trip) => `Se ha cerrado un anuncio: ${trip}`,
    sharedStays: 'Lo que se compartió contigo sigue ahí.',
    proposalEnded: 'La propuesta de volar juntos ha terminado.',
    stillTogether: 'Seguís volando juntos.',
    deleted: (name, trip) => `${name} ha eliminado el anuncio ${trip}.`,
    deletedSubject: (trip) => `Se ha eliminado un anuncio: ${trip}`,
    unconfirmed: (trip) => `El anuncio ${trip} no se confirmó y ya no está.`,
    unconfirmedSubject: (trip) => `El anuncio ${trip} no se confirmó y ya no está`,
    noLongerTogether: 'Ya no voláis juntos.',
    blockedSubject: (trip) => `Tu viaje ${trip} se ha cancelado`,
    openTrips: 'Abrir mis viajes',
    feltSafeSubject: (trip) => `¿Te sentiste a salvo? ${trip}`,
    feltSafe: (name, trip) =>
      `Has bloqueado a ${name} el mismo día de vuestro viaje: ${trip}. El viaje está cancelado. ¿Te sentiste a salvo? Solo nuestro equipo lee tu respuesta.`,
    tellTeam: 'Contárselo a nuestro equipo',
    leftSubject: (trip) => `La otra persona ya no viaja: ${trip}`,
    left: (name, trips) => `${name} ha eliminado su cuenta. Con ello termina: ${trips.join('; ')}.`,
    otherFlights: (name) => `${name} y tú ya no vais en los mismos vuelos.`,
    tripFor: (trip, traveler) => `${trip}, para ${traveler}`,
    removed: (name, trips) => `Hemos cerrado la cuenta de ${name}. Con ello termina: ${trips.join('; ')}.`,
    suspended: {
      subject: (name, day, trip) => `${name} no puede usar nuestro sitio hasta el ${day}: ${trip}`,
      text: (name, day, trip) =>
        `${name} no puede usar nuestro sitio hasta el ${day}, y este vuelo sale antes: ${trip}.`,
      pair: 'No se ha cancelado nada, pero hasta entonces no responderá a los mensajes en el sitio. La página del viaje muestra de qué otra forma podéis hablar, y allí puedes buscar a otra persona o cancelar.',
      others: 'Tú vuelas tu parte como se acordó. La página del viaje muestra quién vuela las otras partes.',
    },
    cannotTravel: (name, trip) => `${name} no puede viajar contigo: ${trip}.`,
  },

  request: {
    asksToFly: (name, trip) => `${name} pide volar contigo: ${trip}.`,
    asksToFlyMail: (name, trip) =>
      `${name} pide volar contigo: ${trip}. Con un sí queda acordado el viaje, y cada cual ve los datos de contacto del otro.`,
    askedSubject: (trip) => `Un viajero ha pedido tus datos de contacto: ${trip}`,
    asksSubject: (trip) => `Un viajero pide tus datos de contacto: ${trip}`,
    asked: (name, trip) =>
      `${name} ha pedido tus datos de contacto para ${trip}, y ya puede escribirte o llamarte.`,
    asks: (name, trip) => `${name} pide tus datos de contacto para ${trip}. Tú decides si los compartes.`,
    message: (name, trip) => `${name} pide los datos de contacto: ${trip}.`,
    takenBack: (name, trip) => `${name} retiró la solicitud: ${trip}.`,
    takeCare:
      'Ten cuidado. Esta cuenta es nueva y comparte dispositivo o red con alguien a quien bloqueaste.',
    since: (name, day) => `${name} es miembro desde el ${day}.`,
    phone: (isVerified) =>
      isVerified
        ? 'Su número de teléfono está verificado.'
        : 'Su número de teléfono todavía no está verificado.',
    speaks: (languages) => `Idiomas: ${languages}.`,
    readNote: (name) => `${name} te ha escrito una nota. Léela en el sitio, por favor.`,
    note: (name, note) => `${name} escribe: «${note}»`,
    newPerson:
      'Esta persona es nueva aquí. Cada cual lleva solo su equipaje, nadie paga antes del vuelo y nadie necesita tus documentos ni tus códigos. Nunca te escribimos a través de otras personas.',
    answer: 'Responder',
    seeWho: 'Ver quién los ha pedido',
    decide: 'Compartir o rechazar',
    aboutPerson: 'Sobre esta persona',
    footnote:
      'Recibes este correo porque tienes un anuncio. Si ya tienes con quién volar, ciérralo: nadie más podrá pedir tus datos, y lo que compartiste se queda con quienes lo tienen.',
    amigoContact: (trip) => `Datos de contacto de tu Amigo: ${trip}`,
    travelerContact: (trip) => `Datos de contacto del viajero: ${trip}`,
    saidYes: (name, trip) => `${name} ha dicho que sí: ya puedes ver cómo contactar para ${trip}.`,
    tellWhere: 'Acordad dónde os encontráis antes de ir al aeropuerto.',
    sharedMessage: (name, trip) => `${name} comparte sus datos de contacto: ${trip}.`,
    confirmedSubject: (trip) => `El anuncio está confirmado: ${trip}`,
    confirmed: (trip) => `El anuncio por el que preguntaste está confirmado: ${trip}.`,
    canReach: 'Ya puedes ver cómo contactar.',
    decides: (name) => `Ahora ${name} decide si comparte sus datos.`,
    declinedSubject: (trip) => `Tu solicitud: ${trip}`,
    declined: (trip) => `Esta persona no puede viajar contigo: ${trip}.`,
  },

  interest: {
    travelerSubject: 'Un viajero de tu vuelo quiere contactar contigo: confirma',
    helperSubject: 'Un acompañante de tu vuelo quiere contactar contigo: confirma',
    asked: (site, trip) =>
      `Alguien ha pedido los datos de contacto de un anuncio con esta dirección en ${site}: ${trip}.`,
    confirmIt:
      'Confirma que es tuyo y podrán contactar contigo. En tu perfil decides quién ve tus datos de contacto.',
    confirm: 'Confirmar mi anuncio',
    remove: '¿No es tuyo? Eliminar el anuncio',
    footnote:
      'El enlace funciona una sola vez, en el plazo de un día, y abre tu sesión. Recibes este correo una sola vez por anuncio.',
  },

  review: {
    bothSubject: (other, trip) => `Tú y ${other} habéis valorado vuestro viaje: ${trip}`,
    both: (other, trip) =>
      `Tú y ${other} habéis escrito sobre vuestro viaje: ${trip}. Ahora todo el mundo puede leer las dos reseñas.`,
    otherSubject: (other, trip) => `${other} ha valorado vuestro viaje: ${trip}`,
    other: (other, trip) =>
      `${other} ha escrito sobre vuestro viaje: ${trip}. Ahora todo el mundo puede leerlo.`,
    ownSubject: (other, trip) => `Tu reseña sobre ${other} ya se puede leer: ${trip}`,
    own: (other, trip) =>
      `Ahora todo el mundo puede leer lo que escribiste sobre ${other} después de vuestro viaje: ${trip}.`,
    reply: 'Puedes responder una vez a lo que se ha escrito sobre ti.',
    read: 'Leerlo',
  },

  arrival: {
    subject: (city) => `Llegada a ${city}`,
    arrived: (traveler, city) => `${traveler} ha llegado a ${city}.`,
    arrivedWith: (traveler, city, seeker) => `${traveler} ha llegado a ${city} y está con ${seeker}.`,
    says: (helper, fact) => `${helper} dice: «${fact}»`,
    askedUs: (seeker) => `${seeker} nos pidió que te avisáramos cuando terminara este viaje.`,
    footnote: 'Recibes este correo una sola vez por este viaje.',
    sms: (fact, site, seeker) => `${fact} ${site}, de ${seeker}. STOP para no recibir más.`,
  },

  thread: {
    subject: 'Tienes un mensaje nuevo sobre tu viaje',
    text: (writers, site) =>
      `${listIn('es', writers)} ${writers.length > 1 ? 'han escrito' : 'ha escrito'} a todas las personas de tu viaje en ${site}, y aún no lo has visto.`,
    read: 'Leer y responder',
    footnote: 'Recibes un solo correo, por mucho que escriban, hasta que abras la conversación.',
  },

  whoFlies: {
    line: (who) => `Quién vuela: ${who}`,
    relations: {
      mother: 'su madre',
      father: 'su padre',
      grandparent: 'su abuelo o abuela',
      partner: 'su pareja',
      child: 'su hijo o hija adulta',
      relative: 'un familiar suyo',
      friend: 'un amigo o amiga suya',
      grandmother: 'su abuela',
      grandfather: 'su abuelo',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 o más',
    },
    speaks: (languages) => `habla ${languages}`,
  },
};
