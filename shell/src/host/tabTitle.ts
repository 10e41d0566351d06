import { useEffect } from 'react';
import { createSignal } from '../base/signal';

export const tabTitle = createSignal<string | null>(null);

export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    tabTitle.set(title);
    return () => tabTitle.set(null);
  }, [title]);
}

/** By component: the same number may be shown in the header and in the menu over it. */
const counts = new Map<object, number>();

function updateIcon() {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // The server names it: one of the last release has none.
  const unread = icon?.dataset.unread;
  if (unread) icon.href = [...counts.values()].some(Boolean) ? unread : '/icon.svg';
}

/** The title has a fixed form, so the tab's icon shows that something is unread. */
export function useTitleCount(count: number) {
  useEffect(() => {
    const own = {};
    counts.set(own, count);
    updateIcon();
    return () => {
      counts.delete(own);
      updateIcon();
    };
  }, [count]);
}
