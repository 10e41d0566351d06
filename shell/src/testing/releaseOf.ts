import type { RemoteRelease } from 'backend/contract/releases';
import type { RemoteDeclaration } from '../base/declaration';

/** The registry's entry of a remote, as if it had been built. */
export const releaseOf = ({ name, routes = [], slots = {} }: RemoteDeclaration): RemoteRelease => ({
  name,
  version: '1.0.0',
  release: '1.0.0-test',
  hostApi: 1,
  entry: 'remoteEntry.js',
  files: [],
  routes: routes.map(({ path, title, access }) => ({ path, title, access, files: [], calls: [] })),
  slots: Object.keys(slots).map((slot) => ({ name: slot, files: [] })),
  integrity: {},
});
