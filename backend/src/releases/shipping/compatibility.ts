import type { RemoteRelease } from '../contract.js';
import {
  isShell,
  slotNames,
  withoutParameterNames,
  type Manifest,
  type ShellBuild,
} from '../store/manifest.js';

export interface ReleaseContext {
  others: Manifest[];
  replaced?: Manifest | undefined;
  apiPaths?: Set<string> | undefined;
  dropPaths?: boolean | undefined;
}

export function incompatibilities(manifest: Manifest, context: ReleaseContext): string[] {
  const { others, replaced, apiPaths, dropPaths } = context;
  return [
    ...others.flatMap((other) => hostApiViolations(manifest, other)),
    ...others.flatMap((other) => takenPathsAndSlots(manifest, other)),
    ...(replaced && !dropPaths ? droppedPaths(manifest, replaced, others) : []),
    ...(apiPaths && !isShell(manifest) ? missingApiPaths(manifest, apiPaths) : []),
  ];
}

function hostApiViolations(one: Manifest, other: Manifest): string[] {
  if (isShell(one)) return isShell(other) ? [] : levelViolations(other, one);
  return isShell(other) ? levelViolations(one, other) : [];
}

function levelViolations(remote: RemoteRelease, shell: ShellBuild): string[] {
  const asks = `${remote.name} ${remote.release} asks for level ${remote.hostApi} of the host API, and the shell ${shell.release}`;
  if (remote.hostApi > shell.hostApi) return [`${asks} speaks ${shell.hostApi}: ship the shell first.`];
  if (remote.hostApi < shell.oldestHostApi)
    return [`${asks} speaks nothing below ${shell.oldestHostApi} any more: build ${remote.name} against it.`];
  return [];
}

function takenPathsAndSlots(one: Manifest, other: Manifest): string[] {
  if (havePartsMoved(one, other)) return [];
  const taken = new Set(other.routes.map(({ path }) => withoutParameterNames(path)));
  const paths = one.routes.filter(({ path }) => taken.has(withoutParameterNames(path)));
  const slots = slotNames(one).filter((slot) => slotNames(other).includes(slot));
  return [
    ...paths.map(({ path }) => `${other.name} serves ${path} already.`),
    ...slots.map((slot) => `${other.name} fills ${slot} already.`),
  ];
}

/** Not both ways: then neither would serve the page. */
const havePartsMoved = (one: Manifest, other: Manifest) =>
  isMovedFrom(one, other) !== isMovedFrom(other, one);

const isMovedFrom = (to: Manifest, from: Manifest) =>
  !isShell(to) && !isShell(from) && to.movedFrom === from.name;

function droppedPaths(now: Manifest, replaced: Manifest, others: Manifest[]): string[] {
  const remaining = new Set(
    [now, ...others].flatMap(({ routes }) => routes.map(({ path }) => withoutParameterNames(path))),
  );
  return replaced.routes
    .filter(({ path }) => !remaining.has(withoutParameterNames(path)))
    .map(
      ({ path }) =>
        `${path} would be gone, and visitors may have links to it: --drop-paths says that this is meant.`,
    );
}

const missingApiPaths = ({ name, uses }: RemoteRelease, apiPaths: Set<string>) =>
  (uses?.api ?? [])
    .filter((path) => !apiPaths.has(path) && ![...apiPaths].some((known) => mayMean(path, known)))
    .map((path) => `${name} calls ${path}, which this server does not have: deploy the server first.`);

/** A call may also choose a fixed part: /api/gates/{}/{} means /api/gates/{}/open and /api/gates/{}/close. */
function mayMean(called: string, known: string): boolean {
  const parts = known.split('/');
  const asked = called.split('/');
  return (
    asked.length === parts.length && asked.every((part, index) => part === '{}' || part === parts[index])
  );
}
