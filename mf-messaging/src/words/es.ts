import { numberText, plural } from 'shared-ui/texts';
import type { Words } from './en';

export const es: Words = {
  messages: 'Mensajes',
  conversations: 'Conversaciones',
  conversation: 'Conversación',
  logInToRead: 'Inicia sesión para ver tus mensajes',
  noMessages: 'Aún no hay mensajes',
  noMessagesHint: 'Busca a alguien de tu vuelo y salúdale. Aquí aparecerá lo que os escribáis.',
  findCompanions: 'Buscar compañía',
  selectConversation: 'Elige una conversación',
  selectConversationHint: 'Elige a alguien de la lista para leer lo que te ha escrito.',
  tryAgain: 'Intentar de nuevo',
  checkConnection: 'Comprueba tu conexión e inténtalo de nuevo.',

  loadingConversations: 'Cargando tus conversaciones',
  messagesFailed: 'No hemos podido cargar tus mensajes.',
  moreFailed: 'No se han podido cargar más.',
  moreConversations: 'Mostrar más conversaciones',
  youWrote: (message) => `Tú: ${message}`,
  newMessages: (count) =>
    plural('es', count, {
      one: 'Nuevo<hidden>, # mensaje sin leer</hidden>',
      other: 'Nuevo<hidden>, # mensajes sin leer</hidden>',
    }),
  unreadConversations: (count) =>
    plural('es', count, { one: '# conversación sin leer', other: '# conversaciones sin leer' }),

  backToAll: 'Volver a todas las conversaciones',
  allConversations: 'Todas las conversaciones',
  personNotFound: 'No hemos encontrado a esta persona',
  noConversation: 'No existe esta conversación',
  loadingConversation: 'Cargando la conversación',
  conversationFailed: 'No hemos podido cargar esta conversación.',
  report: 'Denunciar',
  block: 'Bloquear',
  today: 'Hoy',
  yesterday: 'Ayer',
  whatYouWrote: (name) => `Lo que os habéis escrito ${name} y tú`,
  messagesWith: (name) => `Mensajes con ${name}`,
  earlierMessages: 'Mostrar mensajes anteriores',
  startConversation: 'Aún no hay mensajes. ¡Empieza la conversación!',
  newSinceVisit: 'Mensajes nuevos',
  newBelow: 'Mensajes nuevos más abajo',
  read: 'Leído',
  sent: 'Enviado',
  hasLeft: (site) =>
    `Esta persona ya no está en ${site}. Puedes leer lo que os escribisteis, y todavía puedes denunciarla o bloquearla.`,
  suspended:
    'La cuenta de esta persona está suspendida. Puedes leer lo que os escribisteis, y todavía puedes denunciarla o bloquearla. No le envíes nada ni le pagues nada.',
  waitForAnswer: (name) => `Podrás volver a escribir cuando ${name} haya respondido.`,

  beforeYouMeet: (name) => `Antes de quedar con ${name}`,
  ownBags: 'Cada cual lleva solo su propio equipaje.',
  meetInPublic: 'Quedad en un lugar público, antes o después del control, como acordéis.',
  noMoney: 'Nada de dinero antes del vuelo.',
  theRules: 'Las reglas',
  keepToThis: 'Lo cumpliré',
  notSaved: 'No se ha podido guardar',

  messageTo: (name) => `Mensaje para ${name}`,
  writeMessage: 'Escribe un mensaje',
  messageTooLong: (limit, length) =>
    `Un mensaje puede tener ${numberText(limit)} caracteres; este tiene ${numberText(length)}`,
  send: 'Enviar',
  alsoSms: 'Enviar también por SMS',
  sendAnyway: 'Enviar de todos modos',
  risks: {
    phone: {
      title: '¿Es un número de teléfono?',
      text: 'Os acabáis de conocer. Conoceos primero aquí: un número dado ya no se puede retirar.',
    },
    money: {
      title: '¿Se trata de dinero?',
      text: 'Nadie debería pagar antes del vuelo. Quien quiera dar las gracias puede dejar aquí una propina después.',
    },
    parcels: {
      title: '¿Se trata de llevar algo?',
      text: 'Cada cual lleva solo su propio equipaje: no pidas a nadie que lleve algo para otros.',
    },
    documents: {
      title: '¿Se trata de documentos o de una cuenta?',
      text: 'Aquí nadie necesita documentos, números de tarjeta, contraseñas ni códigos. No los pidas ni los envíes.',
    },
    elsewhere: {
      title: '¿Quieres seguir en otro sitio?',
      text: 'Quédate aquí hasta que haya confianza: solo podemos ayudar con lo que se escribe aquí.',
    },
  },
  messageFailed: 'No se ha enviado el mensaje',
  messageFailedHint: 'Ha habido un problema al enviar tu mensaje.',
  messageSent: 'Mensaje enviado',
  messageSentHint: 'Tu mensaje se ha enviado correctamente.',
  messageTexted: 'Tu mensaje se ha enviado correctamente, y también por SMS.',
  messageNotTexted: 'Tu mensaje se ha enviado correctamente. No ha sido posible enviar el SMS.',
  messageNotTextedBecause: (reason) =>
    `Tu mensaje se ha enviado correctamente. No ha salido ningún SMS: ${reason}.`,

  keptMessages:
    'Sin red. Estos son los últimos mensajes que guarda este dispositivo. Lo que escribas saldrá cuando vuelva la red.',
  noneKept: 'Esta conversación no está en este dispositivo',
  keptOnes: 'Conversaciones en este dispositivo',
  noneKeptHint:
    'Las conversaciones se guardan en este dispositivo mientras tengas un viaje en él. Todo lo demás se abrirá cuando vuelva la red.',
};

export const titles = { Messages: 'Mensajes' };
