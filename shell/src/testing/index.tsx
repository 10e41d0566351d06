import { useRoutes } from 'react-router-dom';
import { WithOverlays } from '../layout/WithOverlays';
import { Page } from '../page-frame/Page';
import { ownPart } from '../parts/parts';
import { pin } from '../remotes/registry';
import type { Answers } from './network';
import { renderAt } from './renderAt';
import { releaseOf } from './releaseOf';
import { defineRemote, type RemoteDeclaration } from '../base/declaration';
import type { RemoteRelease } from 'backend/contract/releases';
import { readDeclarationsBy } from '../remotes/declarations';

export type { Answers, Request } from './network';
export { accessibilityFaults } from './accessibility';
export { firstViewOf } from './firstViewOf';
export { recordEvents } from './recordEvents';

interface Opening {
  /** Path and query of the page to open. */
  at: string;
  /** The response to each call, such as `'GET /api/auth/me'`, without which the visitor is not logged in. */
  answers?: Answers;
  /** What other remotes show on its pages. */
  slots?: RemoteDeclaration['slots'];
}

/** Opens a remote at a URL with the real store, router, login dialog and toasts; only the network is faked. */
export function renderRemote(remote: RemoteDeclaration, { at, answers = {}, slots }: Opening) {
  const { name, routes } = remote;
  const own = releaseOf({ name, ...(routes && { routes }) });
  pin({ remotes: slots ? [own, otherRemote(slots)] : [own] });
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

/** With a release of its own, because the page remembers the parts of each. */
function otherRemote(slots: NonNullable<RemoteDeclaration['slots']>): RemoteRelease {
  const declaration = defineRemote({ name: 'others', slots });
  readDeclarationsBy(() => Promise.resolve(declaration));
  return { ...releaseOf(declaration), release: `1.0.0-${++others}` };
}

let others = 0;

function Pages({ of: { name, routes = [] } }: { of: RemoteDeclaration }) {
  return useRoutes([
    ...routes.map(({ path, title, access, page }) => ({
      path,
      element: <Page key={path} part={ownPart(`${name} ${path}`, page)} title={title} access={access} />,
    })),
    { path: '*', element: <p>Another page</p> },
  ]);
}
