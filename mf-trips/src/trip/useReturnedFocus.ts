import { useEffect, useRef } from 'react';

const awaited = new Set<string>();

/** Puts the focus back on a button that was gone until its action was undone: now, or as soon as it is there again. */
export function useReturnedFocus(name: string) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current && awaited.delete(name)) button.current.focus();
  });
  const returnFocus = () => {
    if (button.current) button.current.focus();
    else awaited.add(name);
  };
  return { button, returnFocus };
}
