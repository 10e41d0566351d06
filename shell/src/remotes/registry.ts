import type { AnnouncedRemote, Registry, RemoteRelease } from 'backend/contract/releases';
import { boot } from '../base/boot';
import type { SlotName } from '../base/slots';

let pinned: Registry = { remotes: [] };
let developerOrigins: Record<string, string> = {};

/** A page keeps the releases that it started with. `from` has the origins of remotes on a developer's machine. */
export function pin(registry: Registry, from: Record<string, string> = {}) {
  pinned = registry;
  developerOrigins = from;
}

export const pinnedRemotes = () => pinned.remotes;

export const releaseNameOf = (name: string): string | undefined =>
  name === 'shell' ? pinned.shell : pinned.remotes.find((remote) => remote.name === name)?.release;

export const remoteFilling = (slot: SlotName) =>
  pinned.remotes.find((remote) => remote.slots.some(({ name }) => name === slot));

export const remoteServing = (path: string) =>
  pinned.remotes.find((remote) => remote.routes.some((route) => route.path === path));

export const addressOf = (remote: Pick<RemoteRelease, 'name' | 'release'>, file: string) =>
  `${developerOrigins[remote.name] ?? ''}/mf/${remote.name}/${remote.release}/${file}`;

/** No file has this hash, so the browser does not execute a file that the registry does not name. */
export const impossibleHash = `sha384-${'A'.repeat(64)}`;

export function integrityOf(address: string): string | Promise<string> {
  const remote = remoteOf(address);
  if (!remote) return impossibleHash;
  // Files of a dev server have no hashes; they never run in production.
  if (remote.release === 'dev' && !boot.production) return '';
  const file = withoutQuery(address).slice(withoutQuery(addressOf(remote, '')).length);
  const hash = remote.integrity[file];
  if (hash ?? !remote.more) return hash ?? impossibleHash;
  return hashesOf(remote).then((hashes) => hashes[file] ?? impossibleHash);
}

const reading = new Map<string, Promise<RemoteRelease['integrity']>>();

/** The hashes of all files of a remote. The registry has the hash of the file that lists them. */
function hashesOf(remote: AnnouncedRemote): Promise<RemoteRelease['integrity']> {
  const known = reading.get(remote.name);
  if (known) return known;
  const loading = readHashes(remote);
  reading.set(remote.name, loading);
  loading.catch(() => reading.delete(remote.name));
  return loading;
}

async function readHashes(remote: AnnouncedRemote) {
  const address = cacheBustedAddress(addressOf(remote, 'remote.json'));
  const response = await fetch(address, { integrity: remote.more ?? '' });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const { integrity } = (await response.json()) as RemoteRelease;
  return integrity;
}

const failures = new Map<string, number>();

/** Changes the addresses of a remote that failed to load, because the browser may have cached a bad response. */
export const bustCacheOf = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);

export function cacheBustedAddress(address: string): string {
  const again = failures.get(remoteOf(address)?.name ?? '');
  if (!again) return address;
  const url = new URL(address, location.href);
  url.searchParams.set('again', String(again));
  return url.href;
}

const remoteOf = (address: string) =>
  pinned.remotes.find((remote) => withoutQuery(address).startsWith(withoutQuery(addressOf(remote, ''))));

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}
