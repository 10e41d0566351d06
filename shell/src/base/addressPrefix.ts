import { pageLanguage } from 'shared-ui';
import { boot } from './boot';

/** Of every page in this language: `/es`, and nothing in English. Links and the router's paths are without it. */
export const addressPrefix = (): string => {
  if (boot.offline) return prefixInAddress();
  return pageLanguage() === 'en' ? '' : `/${pageLanguage()}`;
};

/** The offline page is kept in one language and shown at any address. */
const prefixInAddress = () => {
  const found = boot.languages?.find(({ code }) => `${location.pathname}/`.startsWith(`/${code}/`));
  return found ? `/${found.code}` : '';
};

/** The path of a page, as links name it. Null when it is a page in another language. */
export function pathWithoutPrefix(pathname: string): string | null {
  const prefix = addressPrefix();
  if (!prefix) return pathname;
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : null;
}
