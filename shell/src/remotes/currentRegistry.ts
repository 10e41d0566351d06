import type { Registry } from 'backend/contract/site';
import { boot } from '../host/boot';

const lastVisit = 'registry';

/** The registry that came with the HTML, else the server's, else the last visit's. */
export async function currentRegistry(): Promise<Registry> {
  if (boot.registry.remotes.length) return remember(boot.registry);
  try {
    const response = await fetch('/mf/registry.json', { cache: 'no-store' });
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    return remember((await response.json()) as Registry);
  } catch {
    // Out of reach: what this browser saw last still works, because releases are kept for 30 days.
    const kept = localStorage.getItem(lastVisit);
    return kept ? (JSON.parse(kept) as Registry) : { remotes: [] };
  }
}

function remember(registry: Registry): Registry {
  localStorage.setItem(lastVisit, JSON.stringify(registry));
  return registry;
}
