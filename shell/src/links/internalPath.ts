import { matchPath } from 'react-router-dom';
import own from '../pages/remote';
import { pinnedRemotes } from '../remotes/registry';

/** One slash and then neither a slash, a backslash nor a control character: nothing that leads to another site. */
const withinOurSite = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path if it is one of our own pages, else null. What comes from an address bar may have been put there by anyone. */
export function internalPath(to: string | null | undefined): string | null {
  if (!to || !withinOurSite.test(to)) return null;
  const { pathname, search, hash } = new URL(to, location.origin);
  const routes = [...pinnedRemotes().flatMap((remote) => remote.routes), ...(own.routes ?? [])];
  const isOurs = routes.some(({ path }) => path !== '*' && matchPath(path, pathname));
  return isOurs ? pathname + search + hash : null;
}
