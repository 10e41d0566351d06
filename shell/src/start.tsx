import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStore } from './host/store';
import { registerPinned } from './remotes/load';
import { pin } from './remotes/registry';
import { currentRegistry } from './remotes/currentRegistry';
import { warmLinks } from './remotes/warmLinks';
import { routes } from './routes';

export async function start() {
  pin(await currentRegistry());
  registerPinned();
  const router = createBrowserRouter(routes());
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  warmLinks();
}
