/** Of all tabs that stand for the office one holds it, for as long as it is there. */
export function standFor(name: string, begin: () => () => void) {
  let withdrawn = new AbortController();
  let leave: (() => void) | undefined;

  function stand() {
    withdrawn = new AbortController();
    ask({ signal: withdrawn.signal });
  }
  function ask(options: LockOptions) {
    const { signal } = withdrawn;
    let end: (() => void) | undefined;
    const hold = () =>
      new Promise<void>((settle) => {
        const stop = begin();
        leave = end = () => {
          end = leave = undefined;
          stop();
          settle();
        };
      });
    void navigator.locks
      .request(name, options, hold)
      // Taken by a tab that is awake, or not wanted any more: both are in order.
      .catch(() => undefined)
      .then(() => {
        end?.();
        if (!signal.aborted) stand();
      });
  }

  stand();
  return {
    /** From whoever sleeps in it. */
    take() {
      withdrawn.abort();
      withdrawn = new AbortController();
      ask({ steal: true });
    },
    leave() {
      withdrawn.abort();
      leave?.();
    },
  };
}
