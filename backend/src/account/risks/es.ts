import type { RiskRules } from './rules.js';

export const es: RiskRules = {
  parcels: {
    phrases: ['paquete*', 'encomienda*', 'llevar _ mi maleta*', 'llevar algo para', 'mensajería'],
    found: ['¿Puedes llevar un paquete para mi tío?', 'Es solo una encomienda pequeña'],
    fine: ['Mi madre lleva dos maletas propias.'],
  },
  money: {
    phrases: [
      'envíame _ dinero',
      'enviar _ dinero',
      'mándame _ dinero',
      'mandar _ dinero',
      'págame',
      'pagar por adelantado',
      'por adelantado',
      'transferencia',
      'cuenta bancaria',
      'tarjeta* de regalo',
      'bizum',
      'criptomoneda*',
      'un depósito',
    ],
    found: ['Envíame el dinero antes del vuelo', 'Hay que pagar por adelantado', 'Haz una transferencia'],
    fine: ['Gracias, te invito a un café al llegar.'],
  },
  documents: {
    phrases: [
      'foto de _ pasaporte',
      'copia de _ pasaporte',
      'número de _ pasaporte',
      'número de _ tarjeta',
      'tarjeta de crédito',
      'foto de _ dni',
      'código de verificación',
    ],
    found: ['Mándame una foto de tu pasaporte', 'Dime el número de la tarjeta'],
    fine: ['No olvides tu pasaporte.'],
  },
  elsewhere: {
    phrases: [
      'escríbeme a',
      'escríbeme al',
      'escríbeme por',
      'mi número es',
      'fuera de esta página',
      'otro chat',
    ],
    found: ['Escríbeme por WhatsApp', 'Mi número es nuevo'],
    fine: ['Te llamo al aterrizar.'],
  },
};
