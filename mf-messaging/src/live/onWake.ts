const tickMs = 20_000;
/** Browsers run timers of hidden tabs once a minute, so a longer pause means that the device slept. */
const sleptAfterMs = 120_000;

/** Calls back whenever events may have been missed: online again, visible again, or back from sleep. */
export function onWake(wake: () => void): () => void {
  let lastTick = Date.now();
  const tick = () => {
    const pause = Date.now() - lastTick;
    lastTick = Date.now();
    if (pause > sleptAfterMs) wake();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && wake();
  const onVisibilityChange = () => !document.hidden && wake();

  const timer = setInterval(tick, tickMs);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
