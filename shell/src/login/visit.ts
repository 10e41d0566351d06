/** How far somebody has come with logging in. */
export interface Visit {
  email: string;
  attempt: string;
  /** When the attempt began: its code is good for ten minutes. */
  begunAt: number;
  isOver: boolean;
}

export const freshVisit: Visit = { email: '', attempt: '', begunAt: 0, isOver: false };

const key = 'login';
const codeLives = 10 * 60_000;

/** A small phone drops the page while its owner reads the mail: the code is still waited for when they come back. */
export function recallVisit(): Visit {
  try {
    const kept = { ...freshVisit, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Visit>) };
    return Date.now() - kept.begunAt < codeLives ? kept : { ...freshVisit, email: kept.email };
  } catch {
    // Forbidden in this window, or not ours: they begin anew.
    return freshVisit;
  }
}

export function keepVisit(visit: Visit) {
  if (visit.isOver) return forgetVisit();
  try {
    sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Whoever logged in by another way no longer waits for a code. */
export function forgetVisit() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}
