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
};
