import { placesKey as key } from '../forms/clearTabMemory';

/** Scroll position by history entry of this tab. It survives a reload and the way back from another site. */
export const scrollPositions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || (navigation as PerformanceNavigationTiming).type === 'navigate') return [];
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, number][];
  } catch {
    // Forbidden, or not our JSON: the page starts at its top.
    return [];
  }
}

export function saveScrollPositions() {
  try {
    sessionStorage.setItem(key, JSON.stringify([...scrollPositions].slice(-50)));
  } catch {
    // Forbidden: the page starts at its top.
  }
}
