import { ar } from './ar';
import { bn } from './bn';
import { de } from './de';
import { es } from './es';
import { fa } from './fa';
import { fr } from './fr';
import { hi } from './hi';
import { ta } from './ta';
import { te } from './te';
import { ur } from './ur';
import { vi } from './vi';
import { zh } from './zh';
import type { CardTexts } from './CardTexts';

/**
 * The second language of the print, by its code: with English the thirteen that most travelers of our routes speak, or
 * that people read where they change planes. Urdu, Farsi and Arabic share a script, and so a font.
 */
export const languages: Record<string, CardTexts> = { hi, te, ta, bn, ur, es, fr, de, ar, fa, zh, vi };
