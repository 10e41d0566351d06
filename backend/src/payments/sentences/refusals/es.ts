import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'This tip was not found': 'No hemos encontrado esta propina',
  'Somebody else must decide about your tips': 'Sobre tus propinas tiene que decidir otra persona',
  'Tips cannot be given on here.': 'Aquí no se pueden donar las propinas.',
  'You can give them back': 'Puedes devolverlas',
  'No tips are held for you': 'No hay propinas guardadas para ti',
  'This is not where a page of tips starts': 'Aquí no empieza ninguna página de propinas',
  'Your payout account is being set up.': 'Tu cuenta de cobro se está preparando.',
  'Stripe has closed this payout account.': 'Stripe ha cerrado esta cuenta de cobro.',
  'Please write to us.': 'Escríbenos.',
  'Your tips stay held for you.': 'Tus propinas siguen guardadas para ti.',
  'Payout accounts cannot be set up right now: this is our fault.':
    'Ahora mismo no se pueden preparar cuentas de cobro: es culpa nuestra.',
  'Stripe cannot pay out to this country yet.': 'Stripe todavía no puede pagar en este país.',
  'Tips go to people who offer help.': 'Las propinas son para quienes ofrecen ayuda.',
  'Offer your help first.': 'Ofrece primero tu ayuda.',
  'This receipt was not found': 'No hemos encontrado este recibo',
  'The user you are trying to tip does not exist': 'La persona a la que quieres dar propina no existe',
  'You cannot tip yourself': 'No puedes darte propina',
  'This tip is being set up elsewhere.': 'Esta propina se está preparando en otro sitio.',
  'This tip has gone back already, or its bank is looking at it':
    'Esta propina ya se ha devuelto o su banco la está revisando',
  'This tip is not awaiting review': 'Esta propina no está pendiente de revisión',
  'We are still checking your payment.': 'Todavía estamos comprobando tu pago.',
  'Another tip was begun with this key': 'Ya se ha empezado otra propina con esta clave',
  'This payment was not found': 'No hemos encontrado este pago',
  'This payment was for somebody else': 'Este pago era para otra persona',
  'This payment was for another amount': 'Este pago era por otro importe',
  'This payment has not gone through': 'Este pago no se ha completado',
  'You can still send the tip without a message.': 'Aun así puedes enviar la propina sin mensaje.',
};
