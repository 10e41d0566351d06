import { useLayoutEffect, type RefObject } from 'react';

const growsAlone = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? true;

/** Grows the field with its text where the browser does not. The styles have the least and the most. */
export function useGrowth(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const box = area.current;
    if (!box || growsAlone()) return;
    box.style.height = 'auto';
    const borders = box.offsetHeight - box.clientHeight;
    box.style.height = `${box.scrollHeight + borders}px`;
  }, [area, text]);
}
