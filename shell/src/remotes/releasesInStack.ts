export interface StackRelease {
  remote: string;
  release: string;
}

/** Stack formats differ between browsers, but all contain our files' addresses: `/mf/<name>/<release>/`. */
const addresses = /\/mf\/([a-z-]+)\/([\w.-]+)\//g;

export const releasesInStack = (stack = ''): StackRelease[] =>
  [...stack.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }));
