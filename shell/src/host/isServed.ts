import { matchPath } from 'react-router-dom';
import { pinnedRemotes } from '../remotes/registry';

export const isServed = (path: string) =>
  pinnedRemotes().some(({ routes }) =>
    routes.some((route) => route.path !== '*' && matchPath(route.path, path) !== null),
  );
