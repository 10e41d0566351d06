export interface Candidate {
  /** Takes the lead from a tab that the browser has suspended. */
  steal: () => void;
  resign: () => void;
}

/** Leader election between tabs via Web Locks. The leader keeps the lock until it closes. */
export function electLeader(lockName: string, lead: () => () => void): Candidate {
  let candidacy = new AbortController();
  let stopLeading: (() => void) | undefined;

  function queue() {
    candidacy = new AbortController();
    request({ signal: candidacy.signal });
  }

  function request(options: LockOptions) {
    const { signal } = candidacy;
    let stop: (() => void) | undefined;
    const holdLock = () =>
      new Promise<void>((release) => {
        if (signal.aborted) return release();
        const stopWork = lead();
        stopLeading = stop = () => {
          stop = stopLeading = undefined;
          stopWork();
          release();
        };
      });
    void navigator.locks
      .request(lockName, options, holdLock)
      // Rejects when another tab steals the lock, or when this tab resigns.
      .catch(() => undefined)
      .then(() => {
        stop?.();
        if (!signal.aborted) queue();
      });
  }

  queue();
  return {
    steal() {
      candidacy.abort();
      candidacy = new AbortController();
      request({ steal: true });
    },
    resign() {
      candidacy.abort();
      stopLeading?.();
    },
  };
}
