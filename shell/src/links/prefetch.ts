import { matchPath } from 'react-router-dom';
import own from '../pages/remote';
import { loadDeclaration } from '../remotes/declarations';
import { ownPart, pagePart, prefetchPart, type Part } from '../parts/parts';
import { bustCacheOf, pinnedRemotes } from '../remotes/registry';

export function prefetchPage(to: string) {
  const part = partAt(pathOf(to));
  if (part) prefetchPart(part);
}

export function prefetchRemote(to: string) {
  const remote = pinnedRemotes().find(({ routes }) => routes.some(leadsTo(pathOf(to))));
  // A failure is reported when the link is followed.
  if (remote) loadDeclaration(remote).catch(() => bustCacheOf(remote.name));
}

const pathOf = (to: string) => to.split(/[?#]/)[0] ?? '/';

const leadsTo =
  (pathname: string) =>
  ({ path }: { path: string }) =>
    path !== '*' && matchPath(path, pathname) !== null;

export function partAt(pathname: string): Part | undefined {
  const leadsThere = leadsTo(pathname);
  for (const remote of pinnedRemotes()) {
    const route = remote.routes.find(leadsThere);
    if (route) return pagePart(remote, route.path);
  }
  const route = own.routes?.find(leadsThere);
  return route && ownPart(route.path, route.page);
}
