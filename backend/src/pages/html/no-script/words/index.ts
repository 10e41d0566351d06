import { wordsIn } from '../../../../platform/language/words.js';
import { en } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { te } from './te.js';
import { zh } from './zh.js';

/** What a browser without scripts shows. */
export const wordsOf = wordsIn({ en, es, hi, te, zh, fa, fr });
