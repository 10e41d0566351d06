import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { useLocation } from 'react-router-dom';
import { closeLogin } from '../host/login';
import { createStore } from '../api/store';
import { currentToast } from '../toasts/toast';
import { closeSafetyDialog } from '../safety/dialogState';
import { fakeNetwork, type Answers } from './network';

// Pages are loaded on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Renders at a URL with the real store and router, as a fresh page without toast or dialog; only the network is faked. */
export function renderAt(at: string, answers: Answers, site: ReactNode) {
  const requests = fakeNetwork(answers);
  closeLogin();
  closeSafetyDialog();
  currentToast.set(null);
  const addressBar = { current: at };
  const { container } = render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[at]}>
        <AddressBar shows={addressBar} />
        {site}
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

function AddressBar({ shows }: { shows: { current: string } }) {
  const { pathname, search } = useLocation();
  shows.current = pathname + search;
  return null;
}
