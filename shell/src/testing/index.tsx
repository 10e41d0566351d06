import { useRoutes } from 'react-router-dom';
import { WithOverlays } from '../layout/WithOverlays';
import { Page } from '../page-frame/Page';
import { ownPart } from '../parts/parts';
import { pin } from '../remotes/registry';
import type { Answers } from './network';
import { renderAt } from './renderAt';
import { releaseOf } from './releaseOf';
import type { RemoteDeclaration } from '../base/declaration';

export type { Answers, Request } from './network';
export { accessibilityFaults } from './accessibility';
export { recordEvents } from './recordEvents';

interface Opening {
  /** Path and query of the page to open. */
  at: string;
  /** The response to each call, such as `'GET /api/auth/me'`, without which the visitor is not logged in. */
  answers?: Answers;
}

/** Opens a remote at a URL with the real store, router, login dialog and toasts; only the network is faked. */
export function renderRemote(remote: RemoteDeclaration, { at, answers = {} }: Opening) {
  const { name, routes } = remote;
  pin({ remotes: [releaseOf({ name, ...(routes && { routes }) })] });
  return renderAt(
    at,
    answers,
    <WithOverlays>
      <main>
        <Pages of={remote} />
      </main>
    </WithOverlays>,
  );
}

function Pages({ of: { name, routes = [] } }: { of: RemoteDeclaration }) {
  return useRoutes([
    ...routes.map(({ path, title, access, page }) => ({
      path,
      element: <Page key={path} part={ownPart(`${name} ${path}`, page)} title={title} access={access} />,
    })),
    { path: '*', element: <p>Another page</p> },
  ]);
}
