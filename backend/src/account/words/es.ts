import { longInstantIn } from '../../platform/language/formats.js';
import type { ProofPurpose } from '../contract.js';
import type { Words } from './en.js';

const purposes: Record<ProofPurpose, string> = {
  'delete-account': 'eliminar tu cuenta',
  'download-data': 'descargar tus datos',
  'connect-payouts': 'conectar tu cuenta de cobro',
  'give-held-tips': 'ceder las propinas que guardamos para ti',
  'add-passkey': 'añadir una llave de acceso',
  'remove-passkey': 'quitar una llave de acceso',
  'change-email': 'cambiar la dirección de correo de tu cuenta',
  'check-document': 'comprobar tu documento de identidad',
};

export const es: Words = {
  hello: 'Hola:',
  stopTheseMails: 'No recibir más estos correos',
  neverWriteAgain: 'No escribirme nunca más',
  login: {
    subject: (site) => `Tu código de ${site}`,
    text: (site) => `Este es el código para entrar en ${site}. Vale durante 10 minutos.`,
    link: 'Entrar sin el código',
    footnote:
      'El enlace funciona una sola vez, en el plazo de un día. Si no lo has pedido tú, puedes ignorar este correo: nadie entra sin él. Nunca te pediremos tu código.',
  },
  proof: {
    subject: (site, purpose) => `Tu código de ${site} para ${purposes[purpose]}`,
    text: (purpose) =>
      `Este es el código para ${purposes[purpose]}. Vale durante 10 minutos y no sirve para nada más.`,
    footnote:
      'Si no lo has pedido tú, alguien está usando tu sesión: abre tu perfil, mira «Sesiones» y cierra las que no conozcas. Nunca te pediremos tu código.',
  },
  phoneCode: (site, code) => `${site}: tu código es ${code}. Vale 10 minutos. Nunca te lo pediremos.`,
  passkeys: {
    subject: (site) => `Han cambiado las llaves de acceso de tu cuenta de ${site}`,
    added: (name) => `Se ha añadido la llave de acceso «${name}» a tu cuenta. Con ella se entra sin correo.`,
    removed: (name) => `Se ha quitado la llave de acceso «${name}» de tu cuenta.`,
    ifNotYou:
      'Si has sido tú, no tienes que hacer nada. Si no, abre tu perfil, quita las llaves de acceso que no conozcas y cierra todas las demás sesiones.',
    see: 'Ver tus llaves de acceso',
  },
  newDevice: {
    subject: (site) => `Nuevo inicio de sesión en tu cuenta de ${site}`,
    text: 'Alguien acaba de entrar en tu cuenta desde un dispositivo que no conocíamos.',
    deviceOn: (browser, system) => `${browser} en ${system}`,
    unknownDevice: 'Dispositivo desconocido',
    facts: (device, at) => `Dispositivo: ${device}\nHora: ${longInstantIn('es', at)} UTC`,
    ifYou: 'Si has sido tú, no tienes que hacer nada.',
    ifNotYou:
      'Si no, cierra esa sesión: abre tu perfil, ve a «Sesiones» y pulsa «Cerrar la sesión». Después asegúrate de que nadie más lea tu correo, porque con un código de ahí se entra en tu cuenta.',
    see: 'Ver tus sesiones',
  },
  formerMember: 'Antiguo miembro',
  newcomer: (number) => `Viajero ${number}`,
  deleted: {
    subject: (site) => `Tu cuenta de ${site} se ha eliminado`,
    texts: [
      'Tu cuenta se ha eliminado, como pediste: tu perfil, tus anuncios y tus datos de contacto ya no están.',
      'Lo que otras personas recibieron de ti se queda con ellas, como enviado por un «Antiguo miembro».',
      'Puedes volver cuando quieras: al entrar con esta dirección se abre una cuenta nueva.',
    ],
  },
  numberLost: {
    subject: (site) => `Tu número de teléfono en ${site}`,
    texts: [
      'Otra persona acaba de verificar el número de teléfono de tu perfil, así que ya no cuenta como tuyo.',
      'Si sigue siendo tuyo, abre tu perfil y verifícalo de nuevo. Si no, quítalo, por favor.',
    ],
  },
  newEmail: {
    subject: (site) => `Tu código de ${site} para esta dirección de correo`,
    text: (site) =>
      `Un miembro de ${site} quiere usar esta dirección de correo en su cuenta. Si eres tú, escribe allí este código. Vale durante 10 minutos.`,
    footnote:
      'Si no has sido tú, no tienes que hacer nada: sin el código no cambia nada. Nunca te pediremos tu código.',
    hasAccountSubject: (site) => `Tu dirección de correo en ${site}`,
    hasAccount: (site) => [
      `Un miembro de ${site} quiere usar esta dirección de correo en su cuenta. No es posible, porque ya tiene una cuenta propia.`,
      'Si has sido tú, entra con esta dirección. Si no, no tienes que hacer nada.',
    ],
  },
  emailChanged: {
    subject: (site) => `Ha cambiado la dirección de correo de tu cuenta de ${site}`,
    text: (to) =>
      `Tu cuenta tiene ahora otra dirección de correo: ${to}. Los códigos de acceso y todos los correos llegan allí.`,
    ifYou: 'Si has sido tú, no tienes que hacer nada.',
    ifNotYou: (days) =>
      `Si no, recupera tu dirección. Puedes hacerlo durante ${days} días. Se cierran todas las sesiones y se quitan todas las llaves de acceso.`,
    stop: 'Recuperar mi dirección',
    footnote: 'Abrir el enlace todavía no cambia nada. La página te pregunta antes.',
  },
  emailStopped: {
    subject: (site) => `Una cuenta de ${site} vuelve a tener su dirección de correo anterior`,
    texts: (to) => [
      `La dirección anterior de la cuenta, ${to}, ha parado el cambio a esta. La cuenta vuelve a tener su dirección anterior.`,
      'Si la cuenta es tuya y ya no puedes leer el correo allí, escríbenos.',
    ],
  },
  wayBack: {
    subject: (site) => `Alguien ha pedido a ${site} que te escriba`,
    texts: (site) => [
      `Alguien ha pedido a ${site} un correo para esta dirección, por ejemplo para entrar. Nos dijiste que no te escribiéramos nunca, así que no lo hemos enviado.`,
      'Si no has sido tú, no tienes que hacer nada. Si has sido tú, permite que te escribamos otra vez y vuelve a pedirlo.',
    ],
    allow: 'Volver a escribirme',
    footnote: (days) => `Recibes este correo como máximo una vez cada ${days} días.`,
  },
};
