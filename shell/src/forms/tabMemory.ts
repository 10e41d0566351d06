import { clearTabMemory } from './clearTabMemory';

/** What this tab remembers over a reload; a logout clears it. Where storage is forbidden, nothing is remembered. */
export const tabMemory = {
  readText(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Forbidden in this window.
      return null;
    }
  },
  writeText(key: string, text: string) {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Forbidden or full: the page works without it.
    }
  },
  read(key: string): unknown {
    try {
      return JSON.parse(tabMemory.readText(key) ?? 'null');
    } catch {
      // Not our JSON.
      return null;
    }
  },
  write(key: string, value: unknown) {
    tabMemory.writeText(key, JSON.stringify(value));
  },
  remove(key: string) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden: nothing was written either.
    }
  },
  clear: clearTabMemory,
};
