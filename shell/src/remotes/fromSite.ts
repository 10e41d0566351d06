import { leaveAssetsUrl } from '../base/assets';

export type ReleaseFile = HTMLScriptElement | HTMLLinkElement;

/** Half of what a file may take, so that the site has the other half. */
const waitMs = 6_000;

export const attributeOf = (tag: ReleaseFile) => (tag instanceof HTMLScriptElement ? 'src' : 'href');

/** Loads a file once more when the origin of ASSETS_URL fails or hangs. Code that waits for the tag sees one load. */
export function loadFromSiteIfItFails(tag: ReleaseFile, address: string) {
  let isLoadedAgain = false;
  const loadAgain = () => {
    if (isLoadedAgain) return;
    isLoadedAgain = true;
    const copy = copyOf(tag, address);
    const settle = (type: 'load' | 'error') => {
      if (type === 'load') leaveAssetsUrl();
      if (copy instanceof HTMLScriptElement) copy.remove();
      tag.removeEventListener('error', onError, true);
      tag.dispatchEvent(new Event(type));
    };
    copy.onload = () => settle('load');
    copy.onerror = () => settle('error');
    if (tag.isConnected) tag.replaceWith(copy);
    else document.head.append(copy);
  };
  const onError = (event: Event) => {
    event.stopImmediatePropagation();
    clearTimeout(timer);
    loadAgain();
  };
  const timer = setTimeout(loadAgain, waitMs);
  tag.addEventListener('error', onError, true);
  tag.addEventListener('load', () => clearTimeout(timer), { once: true });
}

/** A script that has failed never runs, so another one takes its place. */
function copyOf(tag: ReleaseFile, address: string): ReleaseFile {
  const copy = tag instanceof HTMLScriptElement ? document.createElement('script') : linkLike(tag);
  copy.crossOrigin = 'anonymous';
  copy.integrity = tag.integrity;
  copy.setAttribute(attributeOf(copy), address);
  return copy;
}

function linkLike({ rel, as }: HTMLLinkElement): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  if (as) link.as = as;
  return link;
}
