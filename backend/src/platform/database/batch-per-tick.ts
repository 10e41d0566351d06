/**
 * Batches lookups of one tick into one query (a DataLoader). It runs after the last lookup, so no
 * caller reads stale state.
 */
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
