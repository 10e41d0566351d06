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
  try {
    if (visit.isOver) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Drafts of forms and a code that is waited for: all that this tab keeps. */
export function forgetTyped() {
  try {
    sessionStorage.clear();
  } catch {
    // What could not be kept need not be forgotten.
  }
}
