import { remotes } from '../build/workspaces.ts';

export interface LockedPackage {
  version?: string;
  link?: boolean;
  license?: string;
  integrity?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
export type Locked = Record<string, LockedPackage>;

/** The server runs the backend, and the bundles of the shell and the remotes when it renders pages. */
const running = ['backend', 'shell', 'shared-ui', ...remotes];

/** The part of webpack's federation that is in the bundles. The rest of the root's dependencies only builds them. */
const inBundles = [
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
];

/**
 * The paths in the lockfile of all packages that the site runs on, each with the paths that it needs. `npm sbom --omit=dev`
 * leaves out those that are also a devDependency of any workspace, such as pg, zod and react.
 */
export function packagesOfSite(locked: Locked): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (path: string) => {
    if (found.has(path)) return;
    const needed = neededBy(locked, path);
    found.set(path, needed);
    needed.forEach(add);
  };
  running.flatMap((workspace) => neededBy(locked, workspace)).forEach(add);
  inBundles.map((name) => resolve(locked, '', name)).forEach((path) => path && add(path));
  return found;
}

function neededBy(locked: Locked, path: string): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = locked[path] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])]
    .map((name) => resolve(locked, path, name))
    .filter((one) => one !== undefined)
    .filter((one) => !locked[one]?.link);
}

/** As Node looks for a package: in the folder that needs it, then further up. */
function resolve(locked: Locked, from: string, name: string): string | undefined {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (locked[path]) return path;
  if (!from) return undefined;
  return resolve(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

export const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
