import type { Registry, RemoteRelease } from 'backend/contract/releases';
import { boot } from '../base/boot';
import { pin } from '../remotes/registry';
import { showOverrideBar, type OverriddenRemote } from './OverrideBar';

const timeoutMs = 4_000;

export async function override(registry: Registry) {
  if (boot.production) return;
  const overridden = await Promise.all((boot.overrides ?? []).map(fetchOverride));
  const reachable = overridden.filter(({ release }) => release !== undefined);
  const names = new Set(reachable.map(({ name }) => name));
  const others = registry.remotes.filter(({ name }) => !names.has(name));
  pin(
    { ...registry, remotes: [...others, ...reachable.flatMap(({ release = [] }) => release)] },
    Object.fromEntries(reachable.map(({ name, origin }) => [name, origin])),
  );
  showOverrideBar(overridden);
}

type Override = OverriddenRemote & { release?: RemoteRelease };

async function fetchOverride({ name, origin }: { name: string; origin: string }): Promise<Override> {
  try {
    const address = `${origin}/mf/${name}/dev/remote.json`;
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} returned ${response.status}`);
    // Files of a dev server change with every edit, so they have no hashes.
    const release = { ...((await response.json()) as RemoteRelease), name, release: 'dev', integrity: {} };
    return { name, origin, isReachable: true, release };
  } catch (error) {
    console.warn(error);
    return { name, origin, isReachable: false };
  }
}
