export interface StackRelease {
  remote: string;
  release: string;
}

/** Stack formats differ between browsers, but all contain our files' addresses: `/mf/<name>/<release>/`. */
const addresses = /\/mf\/([a-z-]+)\/([\w.-]+)\//g;

const frames = /\/mf\/([a-z-]+\/[\w.-]+\/[\w~.-]{1,90}\.js)(?:\?again=\d+)?(:\d{1,7}:\d{1,7})/g;

/** Only our own files, so that nothing of a visitor can be in it. Undefined if there are none. */
export function framesInStack(stack = ''): string[] | undefined {
  const found = [...stack.matchAll(frames)].map(([, file, position]) => `${file}${position}`);
  return found.length ? found.slice(0, 20) : undefined;
}

export const releasesInStack = (stack = ''): StackRelease[] =>
  [...stack.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }));
