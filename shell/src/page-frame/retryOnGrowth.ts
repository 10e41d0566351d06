const userEvents = ['wheel', 'touchstart', 'keydown'] as const;

/** Tries now and whenever the page grows, until it succeeds or the visitor scrolls. */
export function retryOnGrowth(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const growth = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const event of userEvents) window.removeEventListener(event, stop);
  };
  for (const event of userEvents) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
