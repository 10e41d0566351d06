import type { Registry } from 'backend/contract/releases';
import { boot } from '../base/boot';
import { readLocal, writeLocal } from '../base/browserMemory';

const lastVisit = 'registry';

/** The registry in the HTML, else the server's, else the last visit's, else the one built into the shell. */
export async function currentRegistry(): Promise<Registry> {
  if (boot.registry.remotes.length) return storeRegistry(boot.registry);
  try {
    return storeRegistry(await fetchRegistry('/mf/registry.json'));
  } catch {
    // The releases of the last visit still work, because the server keeps releases for 30 days.
    const stored = readLocal(lastVisit);
    return stored ? (JSON.parse(stored) as Registry) : builtInRegistry();
  }
}

/** Without any registry the shell's own pages still work. */
const builtInRegistry = () => fetchRegistry(shellFileAddress('registry.json')).catch(() => ({ remotes: [] }));

/** The site's address of a file of the shell's own release, which only its scripts know. */
function shellFileAddress(file: string) {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/mf/shell/"]')?.src ?? location.href;
  return new URL(file, script).pathname;
}

async function fetchRegistry(address: string): Promise<Registry> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return (await response.json()) as Registry;
}

function storeRegistry(registry: Registry): Registry {
  writeLocal(lastVisit, JSON.stringify(registry));
  return registry;
}
