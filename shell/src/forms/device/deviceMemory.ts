/** What this device remembers of its member, until a logout: the shell removes what begins like this. */
const prefix = 'mine:';

export const deviceMemory = {
  keys(start: string): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length));
    } catch {
      // Forbidden in this window.
      return [];
    }
  },
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
    } catch {
      // Forbidden, or not our JSON.
      return null;
    }
  },
  /** Whether it is remembered. */
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(value));
      return true;
    } catch {
      // Forbidden or full.
      return false;
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Forbidden: nothing was written either.
    }
  },
};
