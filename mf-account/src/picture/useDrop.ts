import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

const types = ['dragover', 'dragleave', 'drop'] as const;

/** Files dropped on this element. Returns whether one is held above it. */
export function useDrop(element: RefObject<HTMLElement | null>, onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handle = useEffectEvent((event: DragEvent) => {
    // Otherwise the browser leaves the page and shows the file.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onDrop(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const target = element.current;
    const listen = (event: DragEvent) => handle(event);
    for (const type of types) target?.addEventListener(type, listen);
    return () => {
      for (const type of types) target?.removeEventListener(type, listen);
    };
  }, [element]);
  return isOver;
}
