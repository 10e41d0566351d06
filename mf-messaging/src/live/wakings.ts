const step = 20_000;
/** Hidden tabs are only called once a minute; who was not called for longer has slept. */
const slept = 120_000;

/** Calls whenever something may have been missed: back on the net, back in sight, back from sleep. */
export function onWaking(wake: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let calledAt = Date.now();
  const timer = setInterval(() => {
    const away = Date.now() - calledAt;
    calledAt = Date.now();
    if (away > slept) wake();
  }, step);
  window.addEventListener('online', wake, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && wake(), { signal });
  return () => {
    over.abort();
    clearInterval(timer);
  };
}
