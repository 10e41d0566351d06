import type { AnnouncedRemote } from 'backend/contract/releases';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { boot } from './base/boot';
import type { RemoteRoute } from './base/declaration';
import { Layout } from './layout/Layout';
import { Page } from './page-frame/Page';
import own from './pages/remote';
import { ownPart, pagePart, type Part } from './parts/parts';
import { pinnedRemotes, remoteFilling } from './remotes/registry';

export function Routes() {
  return useRoutes([{ element: <Layout />, children: boot.offline ? offlineRoutes() : routes() }]);
}

const routes = () => [...remoteRoutes(pinnedRemotes()), ...ownRoutes()];

/** Pages that show what the device keeps. Any other address leads to the first one of the remote that fills `device.kept`. */
function offlineRoutes(): RouteObject[] {
  const pages = pinnedRemotes().map((remote) => ({
    ...remote,
    routes: remote.routes.filter(({ offline }) => offline),
  }));
  const main = pages.filter(({ name }) => name === remoteFilling('device.kept')?.name);
  const [home] = [...main, ...pages].flatMap(({ routes }) => routes);
  return [
    ...remoteRoutes(pages),
    ...(home ? [{ path: '*', element: <Navigate to={home.path} replace /> }] : []),
  ];
}

const remoteRoutes = (remotes: AnnouncedRemote[]): RouteObject[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => routeObject(route, pagePart(remote, route.path))));

const ownRoutes = () =>
  (own.routes ?? [])
    .filter(({ path }) => !(boot.production && path === '/styleguide'))
    .map((route) => ({ ...route, title: boot.titles?.[route.title] ?? route.title }))
    .map((route) => routeObject(route, ownPart(route.path, route.page)));

const routeObject = (
  { path, title, access }: Pick<RemoteRoute, 'title' | 'access'> & { path: string },
  part: Part,
): RouteObject => ({ path, element: <Page key={path} part={part} title={title} access={access} /> });
