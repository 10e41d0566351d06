import type { InEachLanguage } from '../../../platform/language/sentences.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { te } from './te.js';
import { zh } from './zh.js';

export const issues: InEachLanguage = { es, hi, te, zh, fa, fr };
