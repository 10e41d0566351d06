import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import type { Boot, RenderedPage } from 'backend/contract/pages';
import { api } from '../api/api';
import { createStore } from '../api/store';
import { addressPrefix } from '../base/addressPrefix';
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
type Query = NonNullable<CacheState['queries'][string]>;

/** A page shows at most a list, what its entries need, and a slot in one of them. */
const maxRounds = 5;

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
  const site = (
    <StrictMode>
      <Provider store={store}>
        <StaticRouter basename={addressPrefix()} location={page.address}>
          <Routes />
        </StaticRouter>
      </Provider>
    </StrictMode>
  );
  for (let round = 0; round < maxRounds; round++) {
    serverView.parts.clear();
    serverView.missing.clear();
    const atOnce = renderToString(site);
    const waiting = queriesOf(store, isPending);
    const html = atOnce.includes(unfinished) ? await whenFinished(site) : atOnce;
    const failures: unknown[] = [];
    for (const part of serverView.missing)
      part.prepare().catch((error: unknown) => {
        if (!(error instanceof WithoutBundle)) failures.push(error);
      });
    await pendingPromises();
    if (failures.length) throw failures[0];
    const answered = queriesOf(store, (query) => !isPending(query));
    // The browser repeats a call that failed, and shows why.
    if (answered.some(([, { status }]) => status === 'rejected')) return null;
    const isComplete =
      queriesOf(store, isPending).length === waiting.length &&
      ![...serverView.missing].some(({ ready }) => ready);
    if (isComplete)
      return {
        root: asServed(html),
        parts: [...serverView.parts],
        // The browser's cache starts with it.
        answered: { queries: Object.fromEntries(answered.map(withoutId)), provided: cacheOf(store).provided },
        usedAnswers: [...usedAnswers],
        missingAnswers: [...missingAnswers],
      };
  }
  throw new Error(`The page was not complete after ${maxRounds} rounds`);
}

/** Only a request that runs is found by its id, and random letters do not compress. */
const withoutId = <Query extends object>([key, query]: [string, Query]) =>
  [key, { ...query, requestId: '' }] as const;

/** The policy of our pages forbids style attributes in the HTML. The browser applies them before it hydrates. */
const asServed = (html: string) =>
  html.replaceAll(' style="', ' data-style="').replaceAll(withoutAddress, '<form method="dialog"');

/** Until the program is there, such a form must not send what was typed as the address of a page. */
const withoutAddress = /<form(?![^>]* action=)/g;

/** React's mark of a part that waits for its code, or failed. */
const unfinished = '<!--$!-->';

/** Waits for all parts and says what failed, and takes longer, because a stream has bytes. */
async function whenFinished(site: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // In one piece: pieces that come later would need inline scripts.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const stream = await renderToReadableStream(site, {
    ...options,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length) throw errors[0];
  return html;
}

/** Everything that was waiting for answers in the HTML or for a bundle has gone on after one turn of the event loop. */
const pendingPromises = () => new Promise((resolve) => setTimeout(resolve));

const cacheOf = (store: Store): CacheState => store.getState()[api.reducerPath];

const isPending = ({ status }: Query) => status === 'pending';

const queriesOf = (store: Store, isWanted: (query: Query) => boolean) =>
  Object.entries(cacheOf(store).queries).filter((entry): entry is [string, Query] => {
    const [, query] = entry;
    return query !== undefined && isWanted(query);
  });
