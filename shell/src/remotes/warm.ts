import { matchPath } from 'react-router-dom';
import { pagePart, warmUp } from './parts';
import { pinnedRemotes } from './registry';

/** Loads what a link leads to before it is followed. */
export function warm(to: string) {
  const [pathname = '/'] = to.split(/[?#]/);
  for (const remote of pinnedRemotes()) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname));
    if (!route) continue;
    warmUp(pagePart(remote, route.path));
    return;
  }
}
