import { useEffect, useRef } from 'react';
import { isTouched } from './composer/isTouched';

/** Whoever opens another conversation goes on there, and whoever leaves it above the list. The first page is left alone. */
export function useFocusOnChange(otherId: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const conversation = useRef<HTMLElement>(null);
  const last = useRef(otherId);
  useEffect(() => {
    if (last.current === otherId) return;
    last.current = otherId;
    const box = isTouched() ? null : conversation.current?.querySelector('textarea');
    const place = otherId === null ? heading.current : (box ?? conversation.current);
    place?.focus({ preventScroll: true });
  }, [otherId]);
  return { heading, conversation };
}
