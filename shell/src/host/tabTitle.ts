import { useEffect } from 'react';
import { createSignal } from '../base/signal';

export const tabTitle = createSignal<{ title: string | null; count: number }>({ title: null, count: 0 });

const update = (part: Partial<ReturnType<typeof tabTitle.get>>) =>
  tabTitle.set({ ...tabTitle.get(), ...part });

export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return;
    update({ title });
    return () => update({ title: null });
  }, [title]);
}

/** By component: the same number may be shown in the header and in the menu over it. */
const counts = new Map<object, number>();
const updateCount = () => update({ count: Math.max(0, ...counts.values()) });

export function useTitleCount(count: number) {
  useEffect(() => {
    const own = {};
    counts.set(own, count);
    updateCount();
    return () => {
      counts.delete(own);
      updateCount();
    };
  }, [count]);
}
