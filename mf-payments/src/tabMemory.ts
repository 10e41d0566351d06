/** What this tab remembers over a reload; a logout clears it. Where that is forbidden, it lasts as long as the page. */
export const tabMemory = {
  recall(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Forbidden in this window: then there is nothing to remember.
      return null;
    }
  },
  keep(key: string, text: string) {
    try {
      sessionStorage.setItem(key, text);
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
