import type { Sentences } from '../../../platform/language/translator.js';

export const es: Sentences = {
  'A tip is at most $500': 'Una propina es como máximo de 500 $',
  'A tip is at least $1': 'Una propina es de al menos 1 $',
  'A tip is a whole number of dollars': 'Una propina es un número entero de dólares',
  'Say who receives the tip': 'Di quién recibe la propina',
  'This is no payment': 'Esto no es un pago',
  'Please choose a country': 'Elige un país',
};
