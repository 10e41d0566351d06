import type { Me } from 'backend/contract/account';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createStore } from '../api/store';
import { boot } from '../base/boot';

/** A part of a page as the server renders it and a browser without scripts reads it, with only the session known. */
export function firstViewOf(
  part: ReactNode,
  { at = '/', me = null }: { at?: string; me?: Me | null } = {},
): HTMLElement {
  boot.answers = { '/api/auth/me': { status: me ? 200 : 401, body: me } };
  const html = renderToStaticMarkup(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
    </Provider>,
  );
  boot.answers = {};
  // A parsed document runs no scripts, so it has the elements of a noscript.
  return new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
}
