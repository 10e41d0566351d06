import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../root.mjs';

/** The remotes: every folder `mf-*` that is an npm workspace. They are listed nowhere else. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'package.json')))
  .sort();

/** Every workspace that is built; the slowest first, which keeps all cores busy until the end. */
export const builtWorkspaces: readonly string[] = ['shell', ...remotes, 'backend'];

export const workspaces: readonly string[] = ['shared-ui', ...builtWorkspaces, 'e2e'];

/** The name of a workspace in addresses, in the release store and on the command line: `messaging` for `mf-messaging`. */
export const releaseName = (workspace: string): string => workspace.replace(/^mf-/, '');
export const workspaceOf = (name: string): string => (name === 'shell' ? name : `mf-${name}`);

export const manifestFile = (workspace: string): string =>
  workspace === 'shell' ? 'shell.json' : 'remote.json';

const everywhere = ['package-lock.json', 'tsconfig.base.json'];
const hostApi = ['shell/package.json', 'shell/HOST_API.md', 'tools/host-api/notes.ts'];
const bundler = [
  'tools/webpack',
  ...['bundle', 'compress', 'finish-release'].map((name) => `tools/build/${name}.ts`),
  ...hostApi,
  'shared-ui/src',
  'shared-ui/package.json',
];
const compiler = ['backend/swc.ts', 'tools/build/compile-backend.ts', 'tools/build/backend-assets.ts'];

/** All that the build of a workspace reads. While none of it changes, the last build stays valid. */
export function buildInputs(workspace: string): string[] {
  const own = [`${workspace}/src`, `${workspace}/package.json`, `${workspace}/tsconfig.json`];
  if (workspace === 'backend') return [...everywhere, ...compiler, ...own];
  const ofShell =
    workspace === 'shell' ? [] : ['shell/src/base/callTo.ts', 'shell/src/forms', 'shell/src/shared'];
  return [...everywhere, ...bundler, ...own, ...ofShell, ...contracts, ...rules];
}

const sourcesOfBackend = readdirSync(join(root, 'backend/src'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `backend/src/${file.replaceAll('\\', '/')}`,
);

const contracts = sourcesOfBackend
  .filter((file) => /\/(contract|endpoints|translator|sentences\/issues\/[a-z]{2})\.ts$/.test(file))
  .sort();

/** What pages run of the backend: `backend/rules/*`, and all that it imports. */
const rules = [
  ...new Set(
    sourcesOfBackend
      .filter((file) => /^backend\/src\/[a-z]+\/rules\.ts$/.test(file))
      .flatMap((file) => [...withImports(file)]),
  ),
].sort();

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, request = ''] of readFileSync(join(root, file), 'utf8').matchAll(/ from '(\.[^']+)\.js'/g))
    withImports(posix.join(posix.dirname(file), `${request}.ts`), found);
  return found;
}
