import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const nearBottom = 60;

/** The scroller counts from its bottom, so only new messages below would move what the reader sees. */
export function useScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
  { arrivedCount, unsentCount }: { arrivedCount: number; unsentCount: number },
) {
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const bottomHeight = useRef<number>(undefined);
  const scrollToNewest = () => {
    scrollToBottom(scroller);
    setHasNewBelow(false);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    const firstUnread = box?.querySelector('[data-first-unread]');
    if (!box || !firstUnread) return;
    const above = box.getBoundingClientRect().top - firstUnread.getBoundingClientRect().top;
    if (above > 0) box.scrollTop -= above;
  }, [scroller]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !bottom.current) return;
    const height = bottom.current.offsetHeight;
    const growth = height - (bottomHeight.current ?? height);
    bottomHeight.current = height;
    if (!arrivedCount || box.scrollTop > -nearBottom) return;
    box.scrollTop -= growth;
    setHasNewBelow(true);
  }, [scroller, bottom, arrivedCount]);

  useLayoutEffect(() => {
    if (!unsentCount) return;
    scrollToBottom(scroller);
    setHasNewBelow(false);
  }, [scroller, unsentCount]);

  return {
    hasNewBelow,
    scrollToNewest,
    onScroll: () => {
      const { scrollTop = 0 } = scroller.current ?? {};
      if (hasNewBelow && scrollTop > -nearBottom) setHasNewBelow(false);
    },
  };
}

function scrollToBottom({ current: box }: RefObject<HTMLElement | null>) {
  if (box) box.scrollTop = 0;
}
