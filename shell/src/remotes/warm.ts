import { matchPath } from 'react-router-dom';
import own from '../pages/remote';
import { ownPart, pagePart, warmUp, type Part } from './parts';
import { pinnedRemotes } from './registry';

/** Loads what a link leads to before it is followed. */
export function warm(to: string) {
  const [pathname = '/'] = to.split(/[?#]/);
  const part = partOf(pathname);
  if (part) warmUp(part);
}

function partOf(pathname: string): Part | undefined {
  const leadsThere = ({ path }: { path: string }) => path !== '*' && matchPath(path, pathname) !== null;
  for (const remote of pinnedRemotes()) {
    const route = remote.routes.find(leadsThere);
    if (route) return pagePart(remote, route.path);
  }
  const route = own.routes?.find(leadsThere);
  return route && ownPart(route.path, route.page);
}
