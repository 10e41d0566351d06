/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Compares the list that npm leaves in node_modules with the lockfile. Optional packages of other systems may be
 * missing.
 * @param {Lockfile} installed
 * @param {Lockfile} wanted
 */
export function matchesLockfile(installed, wanted) {
  const isInstalled = Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path];
    return found ? found.version === version : path === '' || optional;
  });
  return isInstalled && Object.keys(installed.packages).every((path) => path in wanted.packages);
}

/**
 * Sets of packages, each with those before it, and what npm leaves out for them. `server`: what the site runs on, the
 * dependencies of the backend. `build`: also the root's dependencies, and those of the other workspaces.
 * @typedef {'server' | 'build' | 'everything'} PackageSet
 * @type {Record<PackageSet, string[]>}
 */
export const packageSets = {
  server: ['--omit=dev', '--workspace=backend'],
  build: ['--omit=dev'],
  everything: [],
};

/**
 * The packages that may run a script when they are installed. `npm rebuild` ignores those of other systems.
 * @param {Record<string, boolean>} allowScripts
 */
export const allowedScripts = (allowScripts) =>
  Object.keys(allowScripts).filter((name) => allowScripts[name]);

/**
 * Whether one set of packages is in the other.
 * @param {PackageSet} wanted
 * @param {PackageSet | undefined} installed
 * @returns {installed is PackageSet}
 */
export function isWithin(wanted, installed) {
  const names = Object.keys(packageSets);
  return installed !== undefined && names.indexOf(wanted) <= names.indexOf(installed);
}

/**
 * Whether this version of Node cannot run TypeScript files as they are.
 * @param {string} version
 */
export function isOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 18);
}

/**
 * Why this machine cannot run the project, before a gigabyte is installed on it. On Linux, Node 24 is one of the
 * packages. Elsewhere the system's Node runs the TypeScript of the tools.
 * @param {{ platform: string, arch: string, node: string, isAlpine: boolean }} machine
 */
export function obstacleOn({ platform, arch, node, isAlpine }) {
  const instead = 'Use the machine in .devcontainer';
  if (platform === 'win32') return `The scripts of this project do not run on Windows. ${instead}, or WSL 2.`;
  if (isAlpine)
    return `The Node and PostgreSQL of the packages need glibc, which Alpine does not have. ${instead}.`;
  const bringsNode = platform === 'linux' && ['x64', 'arm64'].includes(arch);
  if (bringsNode || !isOldNode(node)) return undefined;
  return `Node ${node} is too old here: install Node 24 (22.18 at least).`;
}
