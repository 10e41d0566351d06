/** The remotes, in the order in which the registry lists them. */
export const remotes = ['mf-listings', 'mf-messaging', 'mf-payments', 'mf-account'];

/** Every room that is built; the slowest first, so that the cores end together. */
export const rooms = ['shell', ...remotes, 'backend'];

const everywhere = ['package-lock.json', 'tsconfig.base.json'];
const bundler = ['tools/webpack', 'shell/package.json', 'shared-ui/src', 'shared-ui/package.json'];

/** What the build of a room reads: when none of it has changed, neither has the build. */
export function sourcesOf(room) {
  const own = [`${room}/src`, `${room}/package.json`, `${room}/tsconfig.json`];
  if (room === 'backend') return [...everywhere, ...own];
  const router = room === 'shell' ? [] : ['shell/src/shared'];
  return [...everywhere, ...bundler, ...own, ...router, ...contracts];
}

const contracts = ['platform', 'account', 'listings', 'messaging', 'payments', 'site'].map(
  (domain) => `backend/src/${domain}/contract.ts`,
);
