import { useEffect } from 'react';
import { createSignal } from '../base/signal';

/** What the tab says beyond the title of the path: the page's own words, and how much is waiting. */
export const tabTitle = createSignal<{ words: string | null; waiting: number }>({ words: null, waiting: 0 });

const say = (part: Partial<ReturnType<typeof tabTitle.get>>) => tabTitle.set({ ...tabTitle.get(), ...part });

/** A page that knows better than its path what it is about names the tab for as long as it is there. */
export function usePageTitle(words: string | undefined) {
  useEffect(() => {
    if (words === undefined) return;
    say({ words });
    return () => say({ words: null });
  }, [words]);
}

/** Who counts, and how much: the same number may stand in the header and in the menu over it. */
const counts = new Map<object, number>();
const count = () => say({ waiting: Math.max(0, ...counts.values()) });

/** A number before the title, on whatever page: something waits. */
export function useTitleCount(waiting: number) {
  useEffect(() => {
    const own = {};
    counts.set(own, waiting);
    count();
    return () => {
      counts.delete(own);
      count();
    };
  }, [waiting]);
}
