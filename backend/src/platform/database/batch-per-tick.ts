/** Batches the lookups of one tick (a DataLoader). It queries last, so that no caller reads stale state. */
export function batchPerTick<Key extends string | number, Result>(
  load: (keys: Key[]) => Promise<Map<Key, Result>>,
): (key: Key) => Promise<Result | null> {
  let pending: Promise<Map<Key, Result>> | undefined;
  let keys = new Set<Key>();

  function loadAfterTick(): Promise<Map<Key, Result>> {
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
