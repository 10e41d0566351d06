import { matchPath } from 'react-router-dom';
import own from '../pages/remote';
import { pinnedRemotes } from '../remotes/registry';

/** A second slash, a backslash or a control character could lead to another site. */
const sameOrigin = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path if it is one of our own pages, else null. A path in an address may come from an attacker. */
export function internalPath(to: string | null | undefined): string | null {
  if (!to || !sameOrigin.test(to)) return null;
  const { pathname, search, hash } = new URL(to, location.origin);
  const routes = [...pinnedRemotes().flatMap((remote) => remote.routes), ...(own.routes ?? [])];
  const isOurs = routes.some(({ path }) => path !== '*' && matchPath(path, pathname));
  return isOurs ? pathname + search + hash : null;
}
