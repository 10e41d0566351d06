// Replaces how the federation runtime loads scripts, of which its option `disableRemote` leaves half in. The shell
// loads remotes itself (shell/src/remotes/load.ts).
const loadNothing = () => {
  throw new Error('The federation runtime loads no scripts here');
};

export {
  loadNothing as createLink,
  loadNothing as createScript,
  loadNothing as getRemoteEntry,
  loadNothing as getRemoteEntryUniqueKey,
  loadNothing as getRemoteInfo,
  loadNothing as isEsmRemoteType,
  loadNothing as isStaticResourcesEqual,
  loadNothing as loadScript,
  loadNothing as safeWrapper,
};
