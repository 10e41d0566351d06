import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import type { Boot, RenderedPage } from 'backend/contract/site';
import { api } from '../api/api';
import { createStore } from '../api/store';
import { boot, missingAnswers, usedAnswers } from '../base/boot';
import type { RemoteDeclaration } from '../base/declaration';
import { serverView } from '../parts/firstView';
import { readDeclarationsBy } from '../remotes/declarations';
import { pin } from '../remotes/registry';
import { Routes } from '../Routes';

export interface PageToRender {
  /** Path and query. */
  address: string;
  boot: Boot;
  remotes: Record<string, RemoteDeclaration>;
}

type Store = ReturnType<typeof createStore>;
type CacheState = ReturnType<typeof api.reducer>;

/** A page shows at most a list, what its entries need, and a slot in one of them. */
const mostRounds = 5;

/** A remote that is not rendered: the browser loads its parts. */
class WithoutBundle extends Error {}

/** Renders until the page asks for nothing more that is here. One page at a time: the shell's modules hold its data. */
export async function render(page: PageToRender): Promise<RenderedPage | null> {
  for (const key of Object.keys(boot)) delete (boot as Partial<Boot>)[key as keyof Boot];
  Object.assign(boot, page.boot);
  usedAnswers.clear();
  missingAnswers.clear();
  pin(page.boot.registry);
  readDeclarationsBy(({ name }) => {
    const declaration = page.remotes[name];
    return declaration ? Promise.resolve(declaration) : Promise.reject(new WithoutBundle(name));
  });
  const store = createStore();
  for (let round = 0; round < mostRounds; round++) {
    serverView.parts.clear();
    serverView.missing.clear();
    const known = settled(store).length;
    const root = await toHtml(page.address, store);
    const failures: unknown[] = [];
    for (const part of serverView.missing)
      part.prepare().catch((error: unknown) => {
        if (!(error instanceof WithoutBundle)) failures.push(error);
      });
    await pendingPromises();
    if (failures.length) throw failures[0];
    const isComplete = settled(store).length === known && ![...serverView.missing].some(({ ready }) => ready);
    // The browser repeats a call that failed, and shows why.
    if (settled(store).some(([, query]) => query?.status === 'rejected')) return null;
    if (isComplete)
      return {
        root,
        parts: [...serverView.parts],
        answered: answeredIn(store),
        usedAnswers: [...usedAnswers],
        missingAnswers: [...missingAnswers],
      };
  }
  throw new Error(`The page was not complete after ${mostRounds} rounds`);
}

/** The policy of our pages forbids style attributes in the HTML. The browser applies them before it hydrates. */
async function toHtml(address: string, store: Store): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={address}>
          <Routes />
        </StaticRouter>
      </Provider>
    </StrictMode>,
    // In one piece: pieces that come later would need inline scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length) throw errors[0];
  return html.replaceAll(' style="', ' data-style="').replaceAll(withoutAddress, '<form method="dialog"');
}

/** Until the program is there, such a form must not send what was typed as the address of a page. */
const withoutAddress = /<form(?![^>]* action=)/g;

/** Everything that was waiting for answers in the HTML or for a bundle has gone on after one turn of the event loop. */
const pendingPromises = () => new Promise((resolve) => setTimeout(resolve));

const cacheOf = (store: Store): CacheState => store.getState()[api.reducerPath];

const settled = (store: Store) =>
  Object.entries(cacheOf(store).queries).filter(([, query]) => query && query.status !== 'pending');

/** The browser's cache starts with it. */
function answeredIn(store: Store): Record<string, unknown> {
  return { queries: Object.fromEntries(settled(store)), provided: cacheOf(store).provided };
}
