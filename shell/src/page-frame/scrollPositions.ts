const key = 'places';

/** How far down each place of this tab's history was; it outlives a reload and the way back from another site. */
export const places = new Map<string, number>(recalled());

function recalled(): [string, number][] {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  if (!arrival || (arrival as PerformanceNavigationTiming).type === 'navigate') return [];
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, number][];
  } catch {
    // A private window, or somebody else's words under our key: the page then starts at its top.
    return [];
  }
}

export function keepPlaces() {
  try {
    sessionStorage.setItem(key, JSON.stringify([...places].slice(-50)));
  } catch {
    // Not allowed to: the next page starts at its top.
  }
}
