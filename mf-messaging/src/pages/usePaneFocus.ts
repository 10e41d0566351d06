import { useEffect, useRef } from 'react';
import { isTouchScreen } from 'shell/forms';

const fieldOf = (pane: HTMLElement | null) => (isTouchScreen() ? null : pane?.querySelector('textarea'));

export function usePaneFocus(otherId: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const conversation = useRef<HTMLElement>(null);
  const previousId = useRef(otherId);
  useEffect(() => {
    if (previousId.current === otherId) return;
    previousId.current = otherId;
    const pane = conversation.current;
    const target = otherId === null ? heading.current : (fieldOf(pane) ?? pane);
    target?.focus({ preventScroll: true });
  }, [otherId]);
  useEffect(() => {
    const title = heading.current;
    if (otherId === null || !title) return;
    // Members who come from another page to write get the field instead of the page's title.
    const focusField = () => fieldOf(conversation.current)?.focus({ preventScroll: true });
    title.addEventListener('focus', focusField);
    return () => title.removeEventListener('focus', focusField);
  }, [otherId]);
  return { heading, conversation };
}
