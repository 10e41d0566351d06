/** How far somebody has come with logging in. */
export interface Visit {
  email: string;
  attempt: string;
  isOver: boolean;
}

export const freshVisit: Visit = { email: '', attempt: '', isOver: false };

const key = 'login';

/** A small phone drops the page while its owner reads the mail: the code is still waited for when they come back. */
export function recallVisit(): Visit {
  try {
    return { ...freshVisit, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Visit>) };
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
