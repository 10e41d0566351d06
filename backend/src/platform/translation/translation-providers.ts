import { deepl } from './deepl.js';
import { google } from './google.js';
import { libretranslate } from './libretranslate.js';
import type { TranslationProvider } from './provider.js';

export const translationProviders = { deepl, google, libretranslate } satisfies Record<
  string,
  TranslationProvider
>;
