const ownMoves = ['pointerdown', 'keydown'] as const;

/** Moves the focus to the page's heading as soon as there is one, unless the visitor does something else first. */
export function focusHeading(): () => void {
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const move of ownMoves) document.removeEventListener(move, stop, true);
  };
  for (const move of ownMoves) document.addEventListener(move, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focus(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
