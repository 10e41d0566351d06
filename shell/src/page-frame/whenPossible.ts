const ownMoves = ['wheel', 'touchstart', 'keydown'] as const;

/** Does it now, or as soon as the page has grown enough for it, unless the visitor moves by themselves first. */
export function whenPossible(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
