import type { Facts } from '../../platform/html/page-facts.js';
import type { RemoteRelease } from '../../releases/contract.js';
import type { PageHead } from './page-html.js';

type Route = RemoteRelease['routes'][number];
type PageMeta = Pick<PageHead, 'title' | 'description' | 'indexed' | 'image' | 'jsonLd'>;

const siteDescription =
  'Help another family while flying to yours: find a kind person on the same flight, or be that person.';

export function pageMeta(publicUrl: string, route?: Route, facts?: Facts | null): PageMeta {
  if (!route || !facts) return { title: 'Not Found', description: siteDescription, indexed: false };
  const { title, description, image, jsonLd, noindex } = facts;
  return {
    title: title ?? route.title,
    description: description ?? route.description ?? siteDescription,
    indexed: route.access === 'public' && !noindex,
    image: image && { url: publicUrl + image.path, alt: image.alt },
    jsonLd,
  };
}
