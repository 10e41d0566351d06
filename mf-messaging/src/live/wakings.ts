const step = 20_000;
/** Hidden tabs are only called once a minute; who was not called for longer has slept. */
const slept = 120_000;

/** Calls whenever something may have been missed: back on the net, back in sight, back from sleep. */
export function onWaking(wake: () => void): () => void {
  let calledAt = Date.now();
  const look = () => {
    const away = Date.now() - calledAt;
    calledAt = Date.now();
    if (away > slept) wake();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && wake();
  const onSeen = () => !document.hidden && wake();

  const timer = setInterval(look, step);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onSeen);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', onSeen);
  };
}
