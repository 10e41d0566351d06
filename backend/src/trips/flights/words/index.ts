import { wordsIn } from '../../../platform/language/words.js';
import { en } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { te } from './te.js';
import { zh } from './zh.js';

export type { Connection, Flight } from './en.js';

export const flightWords = wordsIn({ en, es, hi, te, zh, fa, fr });
