import { matchPath } from 'react-router-dom';
import { pagePart } from './parts';
import { pinnedRemotes } from './registry';

/** Loads what a link leads to before it is followed. A failure here is not one yet: the page itself will tell. */
export function warm(to: string) {
  const [pathname = '/'] = to.split(/[?#]/);
  for (const remote of pinnedRemotes()) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname));
    if (!route) continue;
    const part = pagePart(remote, route.path);
    if (!part.ready) part.load().catch(() => undefined);
    return;
  }
}
