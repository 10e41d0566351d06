import { instantIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const reasons: Record<Parameters<Words['reason']>[0], string> = {
  spam: 'spam o publicidad',
  harassment: 'acoso',
  fraud: 'pedir dinero o un fraude',
  parcels: 'pedir a otros que lleven cosas',
  impersonation: 'hacerse pasar por otra persona',
  danger: 'la seguridad de alguien',
  untrue: 'algo que no es verdad',
  other: 'un incumplimiento de nuestras condiciones de uso',
};
const until = (endsAt: Date | null) =>
  endsAt ? `hasta el ${instantIn('es', endsAt)} UTC` : 'de forma definitiva';
const openAgain = 'Tu cuenta vuelve a estar abierta, y también tus anuncios.';

export const es: Words = {
  hello: 'Hola:',
  reasons,
  until,
  reason: (reason) => `El motivo es: ${reasons[reason]}.`,
  askAgain: 'Pedir que lo revisemos',
  subjects: {
    warn: (site) => `Unas palabras sobre tu cuenta de ${site}`,
    hide: (site) => `Hemos ocultado algo tuyo en ${site}`,
    suspend: (site) => `Tu cuenta de ${site} está suspendida`,
    ban: (site) => `Tu cuenta de ${site} está cerrada`,
    limit: (site) => `No puedes iniciar contactos nuevos en ${site}`,
    'remove-picture': (site) => `Hemos quitado tu foto en ${site}`,
    refund: (site) => `Hemos devuelto una propina que recibiste en ${site}`,
  },
  facts: {
    warn: () => 'Alguien de nuestro equipo ha mirado lo que hiciste y te pide que leas esto.',
    hide: () => 'Hemos ocultado algo que publicaste.',
    suspend: (endsAt) =>
      `Tu cuenta está suspendida ${until(endsAt)}. Se han cerrado todas tus sesiones, y tus anuncios no se ven hasta entonces.`,
    ban: () =>
      'Tu cuenta está suspendida de forma definitiva. Se han cerrado todas tus sesiones, y tus anuncios no se ven.',
    limit: (endsAt) =>
      `No puedes iniciar contactos nuevos ${endsAt ? until(endsAt) : 'por ahora'}: pedir un contacto, escribir a alguien por primera vez, también con una propina, ni proponer volar juntos. Todo lo demás funciona, también con quienes ya conoces.`,
    'remove-picture': () => 'Hemos quitado tu foto de perfil. En su lugar se ven tus iniciales.',
    refund: () => 'Hemos devuelto una propina que recibiste a quien la envió.',
  },
  mayAppeal: 'Si crees que es un error, puedes pedirnos una vez que lo revisemos.',
  otherAccount: (endsAt, reason) =>
    `Otra cuenta con tu buzón o tu número de teléfono está suspendida ${until(endsAt)}, y con ella esta. El motivo es: ${reasons[reason]}.`,
  otherMayAppeal: 'Si no fuiste tú, o si crees que es un error, puedes pedirnos una vez que lo revisemos.',
  lookedAgain: 'Hemos revisado nuestra decisión',
  lifted: {
    warn: 'Hemos retirado la advertencia.',
    hide: 'Lo que habíamos ocultado se vuelve a ver.',
    suspend: openAgain,
    ban: openAgain,
    limit: 'Ya puedes iniciar contactos nuevos.',
    'remove-picture': 'Tu foto no tenía nada de malo. Puedes volver a subirla cuando quieras.',
    refund: 'Esa propina no tenía nada de malo. El dinero ya ha vuelto a la tarjeta y se queda allí.',
  },
  upheld: 'Lo hemos revisado, y nuestra decisión se mantiene.',
  guest: {
    shown: 'El anuncio que publicaste sin iniciar sesión se vuelve a ver.',
    hiddenSubject: (site) => `Hemos ocultado tu anuncio en ${site}`,
    hidden: 'Hemos ocultado el anuncio que publicaste sin iniciar sesión.',
    contact: (site) => `Si crees que es un error, escríbenos en la página «Contacto» de ${site}.`,
  },
  report: {
    subject: 'Hemos mirado tu denuncia',
    texts: (site) => [
      `Gracias por tu denuncia. Alguien de ${site} la ha mirado y ha decidido qué hacer.`,
      'Lo que se decidió queda entre nosotros y esa persona, igual que si alguien te denunciara a ti.',
    ],
  },
};
