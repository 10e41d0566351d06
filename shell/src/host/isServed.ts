import { matchPath } from 'react-router-dom';
import { pinnedRemotes } from '../remotes/registry';

/** Whether some remote of this site serves a path: nobody should be led to a page that is not there yet. */
export const isServed = (path: string) =>
  pinnedRemotes().some(({ routes }) =>
    routes.some((route) => route.path !== '*' && matchPath(route.path, path) !== null),
  );
