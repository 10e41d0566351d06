import type { Facts } from '../../platform/html/page-facts.js';
import type { RemoteRelease } from '../../releases/contract.js';
import type { PageHead } from './page-html.js';

type Route = RemoteRelease['routes'][number];
type PageMeta = Pick<PageHead, 'title' | 'description' | 'indexed' | 'image' | 'jsonLd'>;

const siteDescription =
  'Help another family while flying to yours: find a kind person on the same flight, or be that person.';

export function pageMeta(
  publicUrl: string,
  route?: Route,
  facts?: Facts | null,
  titles: Record<string, string> = {},
): PageMeta {
  const translated = (text: string) => titles[text] ?? text;
  if (!route || !facts)
    return { title: translated('Not Found'), description: translated(siteDescription), indexed: false };
  const { title, description, image, jsonLd, noindex } = facts;
  return {
    title: title ?? translated(route.title),
    description: description ?? translated(route.description ?? siteDescription),
    indexed: route.access === 'public' && !noindex,
    image: image && { url: publicUrl + image.path, alt: image.alt },
    jsonLd,
  };
}

/** Not everybody sees the same: this visitor's own calls decide whether there is a page. */
export function factsFor(
  publicFacts: Facts | null | undefined,
  statusOf: (call: string) => number | undefined,
  calls: string[],
): Facts | null | undefined {
  if (publicFacts === null) return calls.some((call) => statusOf(call) === 200) ? {} : null;
  return publicFacts?.subject && statusOf(publicFacts.subject) === 404 ? null : publicFacts;
}
