import type { AnnouncedRemote, Registry, RemoteRelease } from 'backend/contract/releases';
import { boot } from '../base/boot';
import type { SlotName } from '../base/slots';

let pinned: Registry = { remotes: [] };
let machines: Record<string, string> = {};

/**
 * A page keeps the remotes it started with; it moves on to newer ones by navigation. `from` says by name which of them
 * come from a developer's machine: its origin.
 */
export function pin(registry: Registry, from: Record<string, string> = {}) {
  pinned = registry;
  machines = from;
}

export const pinnedRemotes = () => pinned.remotes;

/** The release of a remote, or of the shell, that this page runs. */
export const releaseNameOf = (name: string): string | undefined =>
  name === 'shell' ? pinned.shell : pinned.remotes.find((remote) => remote.name === name)?.release;

export const remoteFilling = (slot: SlotName) =>
  pinned.remotes.find((remote) => remote.slots.some(({ name }) => name === slot));

export const remoteServing = (path: string) =>
  pinned.remotes.find((remote) => remote.routes.some((route) => route.path === path));

export const addressOf = (remote: Pick<RemoteRelease, 'name' | 'release'>, file: string) =>
  `${machines[remote.name] ?? ''}/mf/${remote.name}/${remote.release}/${file}`;

/** No file has this hash: what the registry does not name is fetched and not executed. */
export const nothingMatches = `sha384-${'A'.repeat(64)}`;

/** The hash that a file must have to run, at once if this page was told, or as soon as the rest has been read. */
export function integrityOf(address: string): string | Promise<string> {
  const remote = owner(address);
  if (!remote) return nothingMatches;
  // A remote under development changes with every keystroke; it is never let into production.
  if (remote.release === 'dev' && !boot.production) return '';
  const file = whole(address).slice(whole(addressOf(remote, '')).length);
  const told = remote.integrity[file];
  if (told ?? !remote.more) return told ?? nothingMatches;
  return hashesOf(remote).then((hashes) => hashes[file] ?? nothingMatches);
}

const reading = new Map<string, Promise<RemoteRelease['integrity']>>();

/** The hashes of all files of a remote, in a file that is itself known by its hash. */
function hashesOf(remote: AnnouncedRemote): Promise<RemoteRelease['integrity']> {
  const known = reading.get(remote.name);
  if (known) return known;
  const asked = readHashes(remote);
  reading.set(remote.name, asked);
  asked.catch(() => reading.delete(remote.name));
  return asked;
}

async function readHashes(remote: AnnouncedRemote) {
  const address = freshAddress(addressOf(remote, 'remote.json'));
  const answer = await fetch(address, { integrity: remote.more ?? '' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { integrity } = (await answer.json()) as RemoteRelease;
  return integrity;
}

const failures = new Map<string, number>();

/** What failed once is asked for under another address: the browser may keep a bad answer for as long as a good one. */
export const askAfresh = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);

export function freshAddress(address: string): string {
  const again = failures.get(owner(address)?.name ?? '');
  if (!again) return address;
  const url = new URL(address, location.href);
  url.searchParams.set('again', String(again));
  return url.href;
}

const owner = (address: string) =>
  pinned.remotes.find((remote) => whole(address).startsWith(whole(addressOf(remote, ''))));

function whole(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}
