/** Not in `tabMemory.ts`: the first page loads the logout, but not the forms. */
export function clearTabMemory() {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden: nothing was written either.
  }
}
