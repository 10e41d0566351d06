/** The tab's scroll positions: the only thing it keeps that no page shows. */
export const placesKey = 'places';

/** Keys of localStorage that begin like this hold what a page keeps for its member. */
const own = 'mine:';

/** Whether this browser keeps something for a member. */
export function keepsForMember(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(own));
  } catch {
    return false;
  }
}

/** Whether this tab keeps nothing that a page would show, such as a draft. */
export function isTabNew(): boolean {
  try {
    return Object.keys(sessionStorage).every((key) => key === placesKey);
  } catch {
    return true;
  }
}

/**
 * Removes what this browser keeps for a member. Not in `tabMemory.ts`: the first page loads the logout, but not the
 * forms.
 */
export function clearTabMemory() {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was written either.
  }
}
