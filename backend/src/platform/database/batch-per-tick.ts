/** Batches the lookups of one tick (a DataLoader). It queries last, so that no caller reads stale state. */
export function batchPerTick<Result>(
  load: (keys: string[]) => Promise<Map<string, Result>>,
): (key: string) => Promise<Result | null> {
  let pending: Promise<Map<string, Result>> | undefined;
  let keys = new Set<string>();

  function loadAfterTick(): Promise<Map<string, Result>> {
    return new Promise((resolve) =>
      setImmediate(() => {
        const batch = [...keys];
        pending = undefined;
        keys = new Set();
        resolve(load(batch));
      }),
    );
  }

  return async (key) => {
    keys.add(key);
    pending ??= loadAfterTick();
    return (await pending).get(key) ?? null;
  };
}
