import { dayIn, moneyIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => moneyIn('es', dollars);
const day = (at: Date) => dayIn('es', at);
const toCard =
  'Se devuelve entera a la tarjeta con la que pagaste. Los bancos tardan de 5 a 10 días en mostrarlo. No tienes que hacer nada.';

export const es: Words = {
  hello: 'Hola:',
  somebody: 'Alguien',
  yourHelper: 'tu acompañante',
  seeReceipt: 'Ver el recibo',
  footnote: (receipt, paidOn) => `Recibo ${receipt}, ${day(paidOn)}.`,

  received: {
    subject: (dollars) => `Has recibido una propina de ${money(dollars)}`,
    thanks: (sender, dollars) => `${sender} te da las gracias con una propina de ${money(dollars)}.`,
    thanksWithWords: (sender, dollars) =>
      `${sender} te da las gracias con una propina de ${money(dollars)}. Viene con unas palabras, en el recibo.`,
    underReview:
      'Comprobamos este pago antes de entregarlo y lo guardamos hasta entonces. No tienes que hacer nada.',
    onItsWay: 'Va entera de camino a tu cuenta de cobro.',
    held: (until) =>
      `Es entera para ti. La guardamos hasta el ${day(until)}: conecta una cuenta de cobro en tu perfil antes de ese día. Si no, vuelve a quien la dio.`,
    connect: 'Conectar una cuenta de cobro',
  },
  sent: {
    subject: (dollars) => `Tu propina de ${money(dollars)} está pagada`,
    thanks: (dollars, recipient) =>
      `Gracias: tu propina de ${money(dollars)} para ${recipient} se ha pagado.`,
    underReview: (recipient) =>
      `Comprobamos este pago antes de entregarlo a ${recipient}. Si no se puede entregar, vuelve entero a tu tarjeta.`,
    allOfIt: (recipient, site) =>
      `El 100 % es para ${recipient}. ${site} no se queda con nada y paga las comisiones de la tarjeta.`,
  },
  returned: {
    subject: (dollars) => `Una propina de ${money(dollars)} se ha devuelto`,
    disputed: (sender, dollars) =>
      `El banco de ${sender} dice que la propina de ${money(dollars)} no era intencionada y la ha recuperado.`,
    refunded: (sender, dollars) => `La propina de ${money(dollars)} de ${sender} se ha devuelto.`,
    noLonger:
      'Ya no forma parte de lo que has recibido. Si había llegado a tu cuenta de cobro, se retira de allí.',
  },
  refunded: {
    subject: (dollars) => `Tu propina de ${money(dollars)} se ha devuelto`,
    text: (dollars, recipient) => `Te devolvemos tu propina de ${money(dollars)} para ${recipient}.`,
    toCard,
  },
  kept: {
    subject: (dollars) => `Una propina de ${money(dollars)} es tuya`,
    disputed: (sender, dollars) =>
      `La reclamación sobre la propina de ${money(dollars)} de ${sender} está resuelta: el pago se mantiene.`,
    checked: (sender, dollars) =>
      `La propina de ${money(dollars)} de ${sender} se ha comprobado y se puede entregar.`,
    yours: 'Es entera para ti. Se transfiere a tu cuenta de cobro en cuanto hayas conectado una.',
  },
  givenBack: {
    subject: (dollars) => `Tu propina de ${money(dollars)} vuelve a ti`,
    byHelper: (recipient, dollars) =>
      `${recipient} no tiene una cuenta que pueda recibir tu propina de ${money(dollars)} y te la devuelve, con agradecimiento.`,
    tooLong: (recipient, dollars) =>
      `la propina de ${money(dollars)} que guardábamos para ${recipient} no se pudo pagar a tiempo, así que vuelve a ti.`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `Tu propina de ${money(dollars)} va a ${charity}`,
    text: (recipient, dollars, charity) =>
      `${recipient} no tiene una cuenta que pueda recibir tu propina de ${money(dollars)} y la dona entera a ${charity}.`,
    thanks: 'Gracias por ella. No tienes que hacer nada.',
  },
  heldSoon: {
    subject: (dollars, until) => `Guardamos ${money(dollars)} en propinas para ti hasta el ${day(until)}`,
    text: (dollars, until) =>
      `guardamos ${money(dollars)} en propinas para ti hasta el ${day(until)}. Conecta una cuenta de cobro antes de ese día y te lo enviamos todo.`,
    giveBack:
      'Si no podemos pagar en ninguno de tus bancos, puedes devolverlas a quienes las dieron. Lo que quede después de ese día vuelve a sus tarjetas.',
    giveOn: (charity) =>
      `Si no podemos pagar en ninguno de tus bancos, puedes donarlas a ${charity} o devolverlas a quienes las dieron. Lo que quede después de ese día vuelve a sus tarjetas.`,
    payouts: 'Ir a tus cobros',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} en propinas siguen siendo tuyos`,
    deleted: (site, dollars) =>
      `Has eliminado tu cuenta de ${site} cuando guardábamos ${money(dollars)} en propinas para ti, porque ninguna cuenta de cobro podía recibirlas.`,
    held: (days) =>
      `Guardamos cada propina durante ${days} días desde su pago. Entra de nuevo con esta dirección antes de esa fecha, conecta una cuenta de cobro en tu perfil y te la enviamos. Lo que quede entonces vuelve a quienes la dieron.`,
    logIn: 'Entrar',
    footnote:
      'Para ello solo guardamos una huella de tu dirección, a partir de la cual no se puede leer la dirección.',
  },
  csv: {
    header: ['Fecha', 'Sentido', 'Persona', 'Importe en USD', 'Mensaje', 'Estado', 'Dinero', 'Recibo'],
    direction: (direction) => ({ received: 'recibida', sent: 'enviada' })[direction],
    status: (status) =>
      ({
        open: 'abierta',
        succeeded: 'pagada',
        failed: 'fallida',
        abandoned: 'abandonada',
        refunded: 'devuelta',
        disputed: 'reclamada',
      })[status],
    money: (place) =>
      ({ none: 'ninguno', held: 'guardado', transferred: 'transferido', returned: 'devuelto' })[place],
  },
};
