import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { Around } from '../layout/Around';
import { Page } from '../layout/Page';
import { ownPart } from '../remotes/parts';
import { fakeNetwork, type Answers } from '../testing/network';
import { closeLogin } from './login';
import type { RemoteDeclaration } from './remote';
import { createStore } from './store';
import { currentToast } from './toast';

export type { Answers, Request } from '../testing/network';
export { accessibilityFaults } from '../testing/accessibility';

interface Opening {
  /** Path and query of the page to open. */
  at: string;
  /** What the server says to each call, `'GET /api/auth/me'` for one; nobody is logged in unless that says so. */
  answers?: Answers;
}

/** Opens a remote at a URL with the real store, router, login dialog and toasts; only the network is not real. */
export function renderRemote(remote: RemoteDeclaration, { at, answers = {} }: Opening) {
  const requests = fakeNetwork(answers);
  closeLogin();
  currentToast.set(null);
  const addressBar = { current: at };
  const { container } = render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[at]}>
        <AddressBar shows={addressBar} />
        <Around>
          <main>
            <Pages of={remote} />
          </main>
        </Around>
      </MemoryRouter>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    /** Every call the page has made so far, in order. */
    requests,
    container,
    /** Path and query, as the address bar shows them now. */
    location: () => addressBar.current,
  };
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

function AddressBar({ shows }: { shows: { current: string } }) {
  const { pathname, search } = useLocation();
  shows.current = pathname + search;
  return null;
}
