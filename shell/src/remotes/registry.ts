import type { Registry, RemoteRelease } from 'backend/contract/site';
import { boot } from '../host/boot';
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

/** No file has this hash: what the registry does not name is fetched and not executed. */
const nothingMatches = `sha384-${'A'.repeat(64)}`;

/** The hash that a file must have to run. */
export function integrityOf(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  const remote = pinned.remotes.find((one) => pathname.startsWith(addressOf(one, '')));
  if (!remote || origin !== location.origin) return nothingMatches;
  // A remote under development changes with every keystroke; it is never let into production.
  if (remote.release === 'dev' && !boot.production) return '';
  return remote.integrity[pathname.slice(addressOf(remote, '').length)] ?? nothingMatches;
}
