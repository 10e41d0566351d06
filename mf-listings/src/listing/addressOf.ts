import { pageLanguage } from 'shell/host';

/** The address of a page in this language, where no `Link` adds its prefix. */
export const addressOf = (path: string): string =>
  pageLanguage() === 'en' ? path : `/${pageLanguage()}${path}`;
