import type { AnnouncedRemote, Registry } from 'backend/contract/releases';
import { assetsUrl, siteAddress } from '../base/assets';
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

type Release = Pick<AnnouncedRemote, 'name' | 'release' | 'integrity' | 'more'>;

const addressAt = (otherOrigin: string, { name, release }: Pick<Release, 'name' | 'release'>, file: string) =>
  `${developerOrigins[name] ?? otherOrigin}/mf/${name}/${release}/${file}`;

export const addressOf = (remote: Pick<Release, 'name' | 'release'>, file: string) =>
  addressAt(assetsUrl(), remote, file);

/** What says which files are genuine comes from the site. */
const siteAddressOf = (release: Release, file: string) => addressAt('', release, file);

/** No file has this hash, so the browser does not execute a file that the registry does not name. */
export const impossibleHash = `sha384-${'A'.repeat(64)}`;

/** Undefined for a file of which only the list of all hashes can know. */
export function namedIntegrityOf(address: string): string | undefined {
  const release = releaseOf(address);
  if (!release) return impossibleHash;
  // Files of a dev server have no hashes; they never run in production.
  if (release.release === 'dev' && !boot.production) return '';
  return release.integrity[fileOf(release, address)] ?? (release.more ? undefined : impossibleHash);
}

export function integrityOf(address: string): string | Promise<string> {
  const named = namedIntegrityOf(address);
  const release = releaseOf(address);
  if (named !== undefined || !release) return named ?? impossibleHash;
  return hashesOf(release).then((hashes) => hashes[fileOf(release, address)] ?? impossibleHash);
}

const fileOf = (release: Release, address: string) =>
  placeOf(address).slice(placeOf(siteAddressOf(release, '')).length);

const reading = new Map<string, Promise<Release['integrity']>>();

/** The hashes of all files of a release. The page has the hash of the file that lists them. */
function hashesOf(release: Release): Promise<Release['integrity']> {
  const known = reading.get(release.name);
  if (known) return known;
  const loading = readHashes(release);
  reading.set(release.name, loading);
  loading.catch(() => reading.delete(release.name));
  return loading;
}

async function readHashes(release: Release) {
  const manifest = release.name === 'shell' ? 'shell.json' : 'remote.json';
  const address = cacheBustedAddress(siteAddressOf(release, manifest));
  const response = await fetch(address, { integrity: release.more ?? '' });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const { integrity } = (await response.json()) as Release;
  return integrity;
}

const failures = new Map<string, number>();

/** Changes the addresses of a remote that failed to load, because the browser may have cached a bad response. */
export const bustCacheOf = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);

export function cacheBustedAddress(address: string): string {
  const again = failures.get(releaseOf(address)?.name ?? '');
  if (!again) return address;
  const url = new URL(address, location.href);
  url.searchParams.set('again', String(again));
  return url.href;
}

const releaseOf = (address: string): Release | undefined =>
  [...pinned.remotes, ...ownRelease()].find((release) =>
    placeOf(address).startsWith(placeOf(siteAddressOf(release, ''))),
  );

/** The shell's own files are checked when they come from another origin. */
const ownRelease = (): Release[] =>
  boot.assets && boot.registry.shell ? [{ name: 'shell', release: boot.registry.shell, ...boot.assets }] : [];

/** Where the site has a file, without a query. */
function placeOf(address: string): string {
  const { origin, pathname } = new URL(siteAddress(address), location.href);
  return origin + pathname;
}
