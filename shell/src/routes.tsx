import type { RouteObject } from 'react-router-dom';
import { boot } from './host/boot';
import type { RemoteRoute } from './host/remote';
import { Layout } from './layout/Layout';
import { Page } from './layout/Page';
import own from './pages/remote';
import { ownPart, pagePart, type Part } from './remotes/parts';
import { pinnedRemotes } from './remotes/registry';

const ownRoutes = () => (own.routes ?? []).filter(({ path }) => !(boot.production && path === '/styleguide'));

/** Every path of the site: the shell's own pages and whatever the registry announces. */
export function routes(): RouteObject[] {
  return [
    {
      element: <Layout />,
      children: [
        ...pinnedRemotes().flatMap((remote) =>
          remote.routes.map((route) => routeObject(route, pagePart(remote, route.path))),
        ),
        ...ownRoutes().map((route) => routeObject(route, ownPart(route.path, route.page))),
      ],
    },
  ];
}

const routeObject = (
  { path, ...page }: Pick<RemoteRoute, 'title' | 'access'> & { path: string },
  part: Part,
) => ({
  path,
  element: <Page key={path} part={part} title={page.title} access={page.access} />,
});
