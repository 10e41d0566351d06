import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** A row that moves up is taken out and put in again, and whatever had the focus there would lose it. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current: row } = focused;
    const isLost = document.activeElement === document.body;
    if (row && isLost && place.current?.contains(row)) row.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Only who leaves by themselves leaves a row that is still in its place.
      if (target.isConnected) focused.current = null;
    },
  };
}
