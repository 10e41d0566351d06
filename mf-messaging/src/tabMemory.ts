/** What this tab remembers over a reload; a logout clears it. Where that is forbidden, it lasts as long as the page. */
export const tabMemory = {
  recall(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      // Forbidden in this window, or not ours: then there is nothing to remember.
      return null;
    }
  },
  keep(key: string, value: unknown) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Then it lasts as long as the page.
    }
  },
  forget(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // What could not be kept need not be forgotten.
    }
  },
};
