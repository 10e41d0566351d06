/** What this browser keeps for us. A private window may refuse, and then a choice lasts as long as the page. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses has kept nothing.
  }
}

export function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or forbidden: nothing that the visitor could do about it, and nothing they need to know.
  }
}
