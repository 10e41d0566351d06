export interface StackRelease {
  remote: string;
  release: string;
}

/** Stack formats differ between browsers, but all contain our files' addresses: `/mf/<name>/<release>/`. */
const addresses = /\/mf\/([a-z-]+)\/([\w.-]+)\//g;

/** The releases whose code a stack names, innermost first; empty when none of it is ours. */
export const releasesInStack = (stack = ''): StackRelease[] =>
  [...stack.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }));
