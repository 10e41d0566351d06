import type { RemoteRelease } from '../contract.js';
import { isShell, type Manifest, type ShellBuild } from '../store/manifest.js';

/** What a release would live with. */
export interface Neighbours {
  /** Of all other names: what visitors may get today, canaries included. */
  others: Manifest[];
  /** The release that it follows. */
  before?: Manifest | undefined;
  /** The paths of the API, as `/api/messages/{}`; missing: not known here. */
  api?: Set<string> | undefined;
  /** Paths of the release before may be gone. */
  dropPaths?: boolean | undefined;
}

/** Why a release cannot be given to visitors: nothing, or a sentence for each reason. */
export function misfits(manifest: Manifest, neighbours: Neighbours): string[] {
  const { others, before, api, dropPaths } = neighbours;
  return [
    ...others.flatMap((other) => levelMisfit(manifest, other)),
    ...others.flatMap((other) => taken(manifest, other)),
    ...(before && !dropPaths ? vanished(manifest, before) : []),
    ...(api && !isShell(manifest) ? unanswered(manifest, api) : []),
  ];
}

function levelMisfit(one: Manifest, other: Manifest): string[] {
  if (isShell(one)) return isShell(other) ? [] : level(other, one);
  return isShell(other) ? level(one, other) : [];
}

function level(remote: RemoteRelease, shell: ShellBuild): string[] {
  const asks = `${remote.name} ${remote.release} asks for level ${remote.hostApi} of the host API, and the shell ${shell.release}`;
  if (remote.hostApi > shell.hostApi) return [`${asks} speaks ${shell.hostApi}: ship the shell first.`];
  if (remote.hostApi < shell.oldestHostApi)
    return [`${asks} speaks nothing below ${shell.oldestHostApi} any more: build ${remote.name} against it.`];
  return [];
}

/** A path or slot belongs to one name. Parameters are alike, whatever they are called. */
function taken(one: Manifest, other: Manifest): string[] {
  const theirs = new Set(other.routes.map(({ path }) => shape(path)));
  const paths = one.routes.filter(({ path }) => theirs.has(shape(path)));
  const slots = slotsOf(one).filter((slot) => slotsOf(other).includes(slot));
  return [
    ...paths.map(({ path }) => `${other.name} serves ${path} already.`),
    ...slots.map((slot) => `${other.name} fills ${slot} already.`),
  ];
}

const slotsOf = (manifest: Manifest) => (isShell(manifest) ? [] : manifest.slots.map(({ name }) => name));

function vanished(now: Manifest, before: Manifest): string[] {
  const kept = new Set(now.routes.map(({ path }) => shape(path)));
  return before.routes
    .filter(({ path }) => !kept.has(shape(path)))
    .map(
      ({ path }) =>
        `${path} would be gone, and visitors may have links to it: --drop-paths says that this is meant.`,
    );
}

const unanswered = ({ name, uses }: RemoteRelease, api: Set<string>) =>
  (uses?.api ?? [])
    .filter((path) => !api.has(path))
    .map((path) => `${name} calls ${path}, which this server does not have: deploy the server first.`);

const shape = (path: string) => path.replace(/:\w+/g, ':');
