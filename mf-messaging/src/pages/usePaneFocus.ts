import { useEffect, useRef } from 'react';
import { isTouchScreen } from '../isTouchScreen';

export function usePaneFocus(otherId: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const conversation = useRef<HTMLElement>(null);
  const previousId = useRef(otherId);
  useEffect(() => {
    if (previousId.current === otherId) return;
    previousId.current = otherId;
    const textArea = isTouchScreen() ? null : conversation.current?.querySelector('textarea');
    const target = otherId === null ? heading.current : (textArea ?? conversation.current);
    target?.focus({ preventScroll: true });
  }, [otherId]);
  return { heading, conversation };
}
