import type { Registry, RemoteRelease } from 'backend/contract/site';
import type { SlotName } from '../host/slots';

const hostApi = 1;

let pinned: Registry = { remotes: [] };

/** A page keeps the remotes it started with; it moves on to newer ones by navigation. */
export function pin(registry: Registry) {
  pinned = registry;
}

export const pinnedRemotes = () => pinned.remotes;

/** A remote built for another host is refused with a sentence, not run. */
export function refusal(remote: RemoteRelease): string | null {
  if (remote.hostApi === hostApi) return null;
  return `This part of the site (${remote.name} ${remote.version}) was made for another version of the page around it.`;
}

export const remoteFilling = (slot: SlotName) =>
  pinned.remotes.find((remote) => remote.slots.some(({ name }) => name === slot));

export const addressOf = (remote: RemoteRelease, file: string) =>
  `/mf/${remote.name}/${remote.release}/${file}`;

/** The hash that a file must have to run; undefined for a file that no registry names. */
export function integrityOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin) return undefined;
  for (const remote of pinned.remotes) {
    const base = addressOf(remote, '');
    if (pathname.startsWith(base)) return remote.integrity[pathname.slice(base.length)];
  }
  return undefined;
}
