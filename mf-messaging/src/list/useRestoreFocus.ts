import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Moving a row to the top removes it from the page for a moment, which drops its focus. This puts it back. */
export function useRestoreFocus(container: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current: row } = focused;
    const isLost = document.activeElement === document.body;
    if (row && isLost && container.current?.contains(row)) row.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A row that is still in the page lost the focus because the user moved it.
      if (target.isConnected) focused.current = null;
    },
  };
}
