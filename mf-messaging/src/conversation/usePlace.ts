import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the bottom one means the bottom. */
const near = 60;

/**
 * Where in the conversation the reader is. The scroller counts from its bottom, so what is put above moves nothing;
 * what is put below is made up for here, unless the reader is at the bottom and stays there.
 */
export function usePlace(
  scroller: RefObject<HTMLElement | null>,
  bottom: RefObject<HTMLElement | null>,
  { arrived, own }: { arrived: number; own: number },
) {
  const [isNewsBelow, setIsNewsBelow] = useState(false);
  const height = useRef<number>(undefined);
  const toNewest = () => {
    toBottom(scroller);
    setIsNewsBelow(false);
  };

  useLayoutEffect(() => {
    const box = scroller.current;
    const mark = box?.querySelector('[data-first-unread]');
    if (!box || !mark) return;
    const above = box.getBoundingClientRect().top - mark.getBoundingClientRect().top;
    if (above > 0) box.scrollTop -= above;
  }, [scroller]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !bottom.current) return;
    const grown = bottom.current.offsetHeight - (height.current ?? bottom.current.offsetHeight);
    height.current = bottom.current.offsetHeight;
    if (!arrived || box.scrollTop > -near) return;
    box.scrollTop -= grown;
    setIsNewsBelow(true);
  }, [scroller, bottom, arrived]);

  useLayoutEffect(() => {
    if (!own) return;
    toBottom(scroller);
    setIsNewsBelow(false);
  }, [scroller, own]);

  return {
    isNewsBelow,
    toNewest,
    look: () => {
      const { scrollTop = 0 } = scroller.current ?? {};
      if (isNewsBelow && scrollTop > -near) setIsNewsBelow(false);
    },
  };
}

function toBottom({ current: box }: RefObject<HTMLElement | null>) {
  if (box) box.scrollTop = 0;
}
