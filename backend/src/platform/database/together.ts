/** Answers as many questions as came in one turn of the event loop with one statement; null for who has no answer. */
export function together<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | null> {
  let waiting: Promise<Map<string, Answer>> | undefined;
  let keys = new Set<string>();

  function collect(): Promise<Map<string, Answer>> {
    return new Promise((resolve) =>
      setImmediate(() => {
        const asked = [...keys];
        waiting = undefined;
        keys = new Set();
        resolve(ask(asked));
      }),
    );
  }

  return async (key) => {
    keys.add(key);
    waiting ??= collect();
    return (await waiting).get(key) ?? null;
  };
}
