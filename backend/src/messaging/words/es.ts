import type { Words } from './en.js';

export const es: Words = {
  hello: 'Hola:',
  unseen: {
    subject: 'Tienes un mensaje nuevo',
    text: (writer, site) => `${writer} te ha escrito en ${site}, y aún no lo has visto.`,
    read: 'Leer y responder',
    footnote: 'Recibes un solo correo, por mucho que te escriban, hasta que abras la conversación.',
  },
  push: {
    wrote: (writer) => `${writer} te ha escrito`,
    wroteAbout: (writer, route) => `${writer} te ha escrito: ${route}`,
  },
  sms: (site, url) => `${site}: tienes un mensaje nuevo. Leer: ${url}`,
  noSms: {
    noReply: 'Podrás enviar un SMS cuando te haya respondido',
    unverified: 'No ha verificado un número de teléfono',
    unwanted: 'No quiere recibir SMS de aquí',
    unreachable: 'No podemos enviar SMS a su teléfono',
    overLimit: 'Ya se han enviado bastantes SMS por hoy',
  },
};
