import type { Registry } from 'backend/contract/releases';
import { boot } from '../base/boot';
import { keep, recall } from '../base/browserMemory';

const lastVisit = 'registry';

/** The registry that came with the HTML, else the server's, else the last visit's, else the one built into the shell. */
export async function currentRegistry(): Promise<Registry> {
  if (boot.registry.remotes.length) return remember(boot.registry);
  try {
    return remember(await fetched('/mf/registry.json'));
  } catch {
    // Out of reach: what this browser saw last still works, because releases are kept for 30 days.
    const kept = recall(lastVisit);
    return kept ? (JSON.parse(kept) as Registry) : bakedIn();
  }
}

/** Without any registry the shell's own pages still live. */
const bakedIn = () => fetched(besideShell('registry.json')).catch(() => ({ remotes: [] }));

/** The address of a file of the shell's own release, which only its scripts know. */
const besideShell = (file: string) =>
  (document.querySelector<HTMLScriptElement>('script[src*="/mf/shell/"]')?.src ?? '').replace(
    /(?<![^/])[^/]*$/,
    file,
  );

async function fetched(address: string): Promise<Registry> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Registry;
}

function remember(registry: Registry): Registry {
  keep(lastVisit, JSON.stringify(registry));
  return registry;
}
