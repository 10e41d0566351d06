/** One release of the shell or of a remote: whose code it is. */
export interface Author {
  remote: string;
  release: string;
}

/** Every browser writes a stack in its own way; our files lie under `/mf/<name>/<release>/` in all of them. */
const addresses = /\/mf\/([a-z-]+)\/([\w.-]+)\//g;

/** Everybody whose code a stack names, the nearest first; nobody when none of it is ours. */
export const authorsOf = (stack = ''): Author[] =>
  [...stack.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }));
