/**
 * Batches lookups made in the same tick into one query (a DataLoader). Keys without a result get null.
 * The query starts after the last lookup of the tick, so no caller reads a state older than its own call.
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
