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
 * Whether this version of Node cannot run TypeScript files as they are.
 * @param {string} version
 */
export function isOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 18);
}
