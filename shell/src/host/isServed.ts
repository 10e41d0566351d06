import { matchPath } from 'react-router-dom';
import { pinnedRemotes } from '../remotes/registry';

/** Whether a remote of this page serves a path. */
export const isServed = (path: string) =>
  pinnedRemotes().some(({ routes }) =>
    routes.some((route) => route.path !== '*' && matchPath(route.path, path) !== null),
  );
