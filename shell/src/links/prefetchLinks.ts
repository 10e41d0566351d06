import { pathWithoutPrefix } from '../base/addressPrefix';
import { afterFirstView } from '../parts/firstView';
import { prefetchPage, prefetchRemote } from './prefetch';

const pathOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return pathWithoutPrefix(link.pathname);
};

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Until then the network is for what the visitor does first, such as opening a dialog. */
export const settleMs = 3_000;

/** A link that is only visible prefetches a declaration: all linked pages would cost more than the page itself. */
export function prefetchLinks() {
  const onIntent = ({ target }: Event) => {
    const path = pathOf(target);
    if (path && !isSavingData()) prefetchPage(path);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, onIntent, { passive: true });
  }
  afterFirstView(() => setTimeout(prefetchVisibleRemotes, settleMs));
}

function prefetchVisibleRemotes() {
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      const path = pathOf(target);
      if (path && !isSavingData()) whenIdle(() => prefetchRemote(path));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) visible.observe(link);
  };
  new MutationObserver(() => whenIdle(watch)).observe(document.body, { childList: true, subtree: true });
  watch();
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000);
