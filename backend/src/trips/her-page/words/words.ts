import type { Language } from '../../../platform/language/contract.js';
import { en, type HerWords } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { te } from './te.js';
import { zh } from './zh.js';

export const wordsIn: Record<Language, HerWords> = { en, es, hi, te, zh, fa, fr };
