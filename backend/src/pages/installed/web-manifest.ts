import { productName } from '../../platform/contract.js';
import type { Language } from '../../platform/language/contract.js';
import { directionOf, prefixOf } from '../../platform/language/languages.js';
import { screenshots } from './contract.js';
import { paper } from './icons.controller.js';
import { screenshotPath } from './screenshots.controller.js';

/** As the header and the titles of the pages call them. */
const pageNames: Record<Language, Record<'trips' | 'messages' | 'findHelp' | 'results', string>> = {
  en: { trips: 'My Trips', messages: 'Messages', findHelp: 'Find Help', results: 'Search Results' },
  es: {
    trips: 'Mis viajes',
    messages: 'Mensajes',
    findHelp: 'Buscar ayuda',
    results: 'Resultados de la búsqueda',
  },
  hi: { trips: 'मेरी यात्राएँ', messages: 'संदेश', findHelp: 'मदद माँगें', results: 'खोज के नतीजे' },
  te: { trips: 'నా ప్రయాణాలు', messages: 'సందేశాలు', findHelp: 'సహాయం అడగండి', results: 'వెతికిన ఫలితాలు' },
  zh: { trips: '我的行程', messages: '消息', findHelp: '寻求帮助', results: '搜索结果' },
  fa: { trips: 'سفرهای من', messages: 'پیام‌ها', findHelp: 'کمک می‌خواهم', results: 'نتیجهٔ جست‌وجو' },
  fr: {
    trips: 'Mes voyages',
    messages: 'Messages',
    findHelp: 'Trouver de l’aide',
    results: 'Résultats de la recherche',
  },
};

const png = (name: string, side: number, purpose?: string) => ({
  src: `/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** For a site that is installed. Its `id` is the same in all languages, so that it is one site to the device. */
export function webManifest(language: Language): string {
  const prefix = prefixOf(language);
  const names = pageNames[language];
  const icons = [png('icon-192', 192)];
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    lang: language,
    dir: directionOf(language),
    start_url: prefix || '/',
    scope: '/',
    display: 'standalone',
    // A press on a link or a notification goes to the window that is open.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    categories: ['travel'],
    background_color: paper,
    theme_color: '#14213d',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons,
      png('icon-512', 512),
      png('icon-maskable', 512, 'maskable'),
      png('icon-monochrome', 512, 'monochrome'),
    ],
    screenshots: screenshots.map(({ form, width, height }) => ({
      src: screenshotPath(form),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: names.results,
    })),
    // The server reads a flight in what is shared, and redirects to the form with it.
    share_target: {
      action: `/share${language === 'en' ? '' : `?language=${language}`}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      { name: names.trips, url: `${prefix}/trips`, icons },
      { name: names.messages, url: `${prefix}/messages`, icons },
      { name: names.findHelp, url: `${prefix}/find/create`, icons },
    ],
  });
}
