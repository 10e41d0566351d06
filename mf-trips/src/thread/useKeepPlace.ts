import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const nearBottom = 60;

interface Shown {
  lastId: number;
  count: number;
  unsentCount: number;
}

/** The scroller counts from its bottom, so only what is new below would move what the reader sees. */
export function useKeepPlace(scroller: RefObject<HTMLElement | null>, { lastId, count, unsentCount }: Shown) {
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const before = useRef({ lastId, height: 0 });
  const scrollToNewest = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setHasNewBelow(false);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const growth = box.scrollHeight - before.current.height;
    const isNew = lastId > before.current.lastId;
    before.current = { lastId, height: box.scrollHeight };
    if (!isNew || box.scrollTop > -nearBottom) return;
    box.scrollTop -= growth;
    setHasNewBelow(true);
  }, [scroller, lastId, count, unsentCount]);

  useLayoutEffect(() => {
    if (unsentCount) scrollToBottom(scroller);
  }, [scroller, unsentCount]);

  return {
    hasNewBelow,
    scrollToNewest,
    onScroll: () => {
      if (hasNewBelow && (scroller.current?.scrollTop ?? 0) > -nearBottom) setHasNewBelow(false);
    },
  };
}

function scrollToBottom({ current: box }: RefObject<HTMLElement | null>) {
  if (box) box.scrollTop = 0;
}
