const heading = () => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the page's heading as soon as there is one, unless the visitor has gone elsewhere meanwhile. */
export function focusHeading(): () => void {
  if (focus(heading())) return () => undefined;
  const start = document.activeElement;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const hasMoved = activeElement !== start && activeElement !== document.body;
    if (hasMoved || focus(heading())) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(target: HTMLElement | null): boolean {
  if (!target) return false;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
