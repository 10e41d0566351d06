import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const es: Words = {
  contactTitle: 'Contáctanos',
  writeTo: 'Escribe a {mail}.',
  aPersonReads:
    'Escribe a {mail}. Una persona lee cada mensaje. El formulario de esta página necesita JavaScript.',
  needsScript: `${productName} necesita JavaScript para mostrar anuncios y mensajes. Actívalo, por favor.`,
  canRead:
    'Sin él puedes leer las [Condiciones de uso](/terms-of-use) y la [Política de privacidad](/privacy-policy), y escribirnos a {mail}.',
  lastUpdated: (day) => `Última actualización: ${day}`,
  englishDecides: (address) => `Esta es una traducción: [el texto en inglés](${address}) es el que vale.`,
};
