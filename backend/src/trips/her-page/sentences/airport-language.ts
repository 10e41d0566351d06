import type { HerPage } from '../contract.js';

/** Languages of sentences that may be shown to strangers. */
export type ShownLanguage =
  | 'en'
  | 'es'
  | 'hi'
  | 'te'
  | 'zh'
  | 'fa'
  | 'fr'
  | 'de'
  | 'ar'
  | 'tr'
  | 'pt'
  | 'it'
  | 'nl';

/** Where everybody at an airport reads one of them better than English. */
const ofCountries: Partial<Record<ShownLanguage, string[]>> = {
  es: [
    'Spain',
    'Mexico',
    'Argentina',
    'Bolivia',
    'Chile',
    'Colombia',
    'Costa Rica',
    'Cuba',
    'Dominican Republic',
    'Ecuador',
    'El Salvador',
    'Guatemala',
    'Honduras',
    'Nicaragua',
    'Panama',
    'Paraguay',
    'Peru',
    'Puerto Rico',
    'Uruguay',
    'Venezuela',
  ],
  fr: [
    'France',
    'Benin',
    'Burkina Faso',
    'Cameroon',
    'Gabon',
    'Guadeloupe',
    'Guinea',
    'Ivory Coast',
    'Madagascar',
    'Mali',
    'Martinique',
    'Niger',
    'Republic of the Congo',
    'Réunion',
    'Senegal',
    'Togo',
  ],
  ar: [
    'Algeria',
    'Bahrain',
    'Egypt',
    'Iraq',
    'Jordan',
    'Kuwait',
    'Lebanon',
    'Libya',
    'Morocco',
    'Oman',
    'Qatar',
    'Saudi Arabia',
    'Sudan',
    'Syria',
    'Tunisia',
    'United Arab Emirates',
    'Yemen',
  ],
  de: ['Germany', 'Austria'],
  fa: ['Iran', 'Afghanistan'],
  hi: ['India'],
  it: ['Italy'],
  nl: ['Netherlands', 'Suriname'],
  pt: ['Portugal', 'Brazil', 'Angola', 'Cape Verde', 'Mozambique'],
  tr: ['Turkey'],
  zh: ['China'],
};

/** Where another language than that of the country is at home, or where a country has several. */
const ofAirports: Record<string, ShownLanguage> = {
  HYD: 'te',
  VGA: 'te',
  VTZ: 'te',
  TIR: 'te',
  RJA: 'te',
  CDP: 'te',
  KJB: 'te',
  ZRH: 'de',
  GVA: 'fr',
  MLH: 'fr',
  BSL: 'de',
  LUG: 'it',
  YUL: 'fr',
  YQB: 'fr',
  BRU: 'nl',
  CRL: 'fr',
};

const countries = new Map(
  Object.entries(ofCountries).flatMap(([language, names]) =>
    names.map((name) => [name, language as ShownLanguage] as const),
  ),
);

export const languageAt = ({ code, country }: HerPage['now']['airport']): ShownLanguage =>
  ofAirports[code] ?? countries.get(country) ?? 'en';
