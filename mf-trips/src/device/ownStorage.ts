/** The shell removes what begins like this when the member logs out. */
const prefix = 'mine:';

/** The member's own part of this device's storage. Where storage is forbidden, nothing is kept. */
export const ownKeys = (start: string): string[] => {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix + start) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    // Forbidden in this window.
    return [];
  }
};

export function readOwn(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    // Forbidden, or not our JSON.
    return null;
  }
}

export function writeOwn(key: string, value: unknown) {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works while there is a network.
  }
}

export function removeOwn(key: string) {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Forbidden: nothing was written either.
  }
}
