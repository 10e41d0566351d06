import type { Registry, RemoteRelease } from 'backend/contract/releases';
import { boot } from '../base/boot';
import { pin } from '../remotes/registry';
import { showOverrideBar, type TakenRemote } from './OverrideBar';

/** Nobody's own machine takes longer to hand out a small file. */
const patience = 4_000;

/** Puts what this browser takes from a developer's machine in the place of the site's own releases, and says so. */
export async function override(registry: Registry) {
  if (boot.production) return;
  const taken = await Promise.all((boot.overrides ?? []).map(take));
  const there = taken.filter(({ release }) => release !== undefined);
  const names = new Set(there.map(({ name }) => name));
  const others = registry.remotes.filter(({ name }) => !names.has(name));
  pin(
    { ...registry, remotes: [...others, ...there.flatMap(({ release = [] }) => release)] },
    Object.fromEntries(there.map(({ name, origin }) => [name, origin])),
  );
  showOverrideBar(taken);
}

type Taken = TakenRemote & { release?: RemoteRelease };

async function take({ name, origin }: { name: string; origin: string }): Promise<Taken> {
  try {
    const address = `${origin}/mf/${name}/dev/remote.json`;
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    // Whatever the machine calls it: its files change with every edit, and no hash is known of them.
    const release = { ...((await answer.json()) as RemoteRelease), name, release: 'dev', integrity: {} };
    return { name, origin, isThere: true, release };
  } catch (error) {
    console.warn(error);
    return { name, origin, isThere: false };
  }
}
