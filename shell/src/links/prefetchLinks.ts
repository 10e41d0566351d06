import { warm, prefetchRemote } from './prefetch';

const pathOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return link.pathname;
};

const saving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Every link of the site, the shell's and the remotes', has its page fetched when it is hovered, focused or touched.
 * A link that is merely seen readies its remote: all pages that a first page links to would cost more than itself.
 */
export function prefetchLinks() {
  const onIntent = ({ target }: Event) => {
    const path = pathOf(target);
    if (path && !saving()) warm(path);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, onIntent, { passive: true });
  }
  prefetchVisibleRemotes();
}

function prefetchVisibleRemotes() {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const path = pathOf(target);
      if (path && !saving()) whenIdle(() => prefetchRemote(path));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) seen.observe(link);
  };
  new MutationObserver(() => whenIdle(watch)).observe(document.body, { childList: true, subtree: true });
  watch();
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4000 }) : setTimeout(work, 1000);
