import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The state of a navigation that a search form began. */
export const searched = { isSearched: true };

/** After a search the focus is on the heading of what was found, so that the first card is the next stop. */
export function useResultsFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const type: string = useNavigationType();
  const isWanted = type !== 'POP' && Boolean((state as Partial<typeof searched> | null)?.isSearched);
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted, key]);
  return { ref: heading, tabIndex: -1, ...(isWanted && { 'data-arrival': '' }) };
}
