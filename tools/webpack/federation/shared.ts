import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  dependencies: Record<string, string>;
  hostApi: number;
  oldestHostApi: number;
}

const root = join(import.meta.dirname, '../../..');
const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;

const shell = manifestOf('shell');
const packageOf = (name: string) => name.split('/')[0] ?? name;
const versionOf = ({ dependencies }: Manifest, name: string) => {
  const version = dependencies[packageOf(name)];
  if (!version) throw new Error(`${name} is shared, but package.json does not declare it`);
  return version;
};

/** Levels are checked before a remote is loaded (shell/src/remotes/compatibility.ts), so any level is accepted here. */
const host = 'shell/host';
const hostVersion = `${shell.oldestHostApi}.${shell.hostApi}.0`;
const acceptedHost = `^${shell.oldestHostApi}.0.0`;

/** In the shell's first script, because every page needs them. */
const eager = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', host];

/** What the server gives to the bundles of remotes. */
export const given = eager;

/** Replace a whole package, so that only the exports we use reach the browser. */
export const facades = {
  'react-router-dom': join(root, 'shell/src/shared/router.ts'),
  'zod-of-forms': join(root, 'shell/src/shared/zod.ts'),
};

export function sharedByShell() {
  const always = eager.map((name) => {
    const version = name === host ? hostVersion : versionOf(shell, name);
    const facade = name === 'react-router-dom' ? { import: facades[name] } : {};
    const options = { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version };
    return [name, { ...options, ...facade }];
  });
  return { ...Object.fromEntries(always), ...sharedOnDemand() };
}

/** A remote takes these from the shell, and brings its own copies of the libraries on demand. */
export function sharedByRemote() {
  const always = eager.map((name) => {
    const requiredVersion = name === host ? acceptedHost : `^${versionOf(shell, name)}`;
    return [name, { singleton: true, strictVersion: true, requiredVersion, import: false }];
  });
  return { ...Object.fromEntries(always), ...sharedOnDemand() };
}

const sharedUi = manifestOf('shared-ui');

/** Libraries of which a visitor should load one copy, when the first page needs it. */
const onDemand = [
  { request: 'zod', import: 'zod-of-forms', file: facades['zod-of-forms'], version: versionOf(shell, 'zod') },
  ...Object.entries({
    calendar: 'react-day-picker',
    combobox: 'downshift',
    dialog: 'radix-ui',
    popover: 'radix-ui',
  }).map(([name, library]) => ({
    request: `shared-ui/libraries/${name}`,
    import: undefined,
    file: join(root, `shared-ui/src/libraries/${name}.ts`),
    version: versionOf(sharedUi, library),
  })),
];

// A copy serves other builds only with the same version and exports. A build that differs loads its own copy, so that
// teams need not update on the same day.
function keyOf({ request, version, file }: (typeof onDemand)[number]) {
  const exported = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6);
  return `${request}-${version}-${exported}`;
}

export const onDemandKeys = onDemand.map(keyOf);

function sharedOnDemand() {
  return Object.fromEntries(
    onDemand.map((library) => {
      const { request, import: source, version } = library;
      const options = { shareKey: keyOf(library), version, requiredVersion: version };
      return [request, { ...options, ...(source && { import: source }) }];
    }),
  );
}
