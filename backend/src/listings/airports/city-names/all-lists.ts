import { en } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { te } from './te.js';
import { zh } from './zh.js';

/** The cities of the largest airports, by language: `readNames` reads a list. */
export const cityLists = { en, es, hi, te, zh, fa, fr };
