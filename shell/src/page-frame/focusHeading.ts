const userEvents = ['pointerdown', 'keydown'] as const;

/** Focuses the heading that the page names, or its first, as soon as it exists, unless the visitor does something else first. */
export function focusHeading(): () => void {
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of userEvents) document.removeEventListener(event, stop, true);
  };
  for (const event of userEvents) document.addEventListener(event, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focus(): boolean {
  const heading =
    document.querySelector<HTMLElement>('main [data-arrival]') ??
    document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
