// What the bare server runs: the site's own components, all in one bundle, which render a page in one pass.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider, type ProviderProps } from 'react-redux';
import { StaticRouter } from 'react-router';
import { createStore } from 'shell-source/api/store';
import { boot } from 'shell-source/base/boot';
import { serverView } from 'shell-source/parts/firstView';
import { readDeclarationsBy } from 'shell-source/remotes/declarations';
import { pin } from 'shell-source/remotes/registry';
import { Routes } from 'shell-source/Routes';
import declarations from 'virtual:declarations';
import type { PageToRender } from './stored-pages.ts';

readDeclarationsBy(async ({ name }) => declarations.find((declared) => declared.name === name));

let last: Promise<unknown> = Promise.resolve();

/** One at a time, because the shell's modules hold the data of the page. */
export function renderPage(page: PageToRender): Promise<string> {
  const rendering = last.then(() => renderAlone(page));
  // Its own caller has the error. The next page is rendered all the same.
  last = rendering.catch(() => undefined);
  return rendering;
}

async function renderAlone({ address, language, day, boot: ofPage }: PageToRender): Promise<string> {
  const location = new URL(address, 'http://localhost');
  Object.assign(globalThis, { firstView: { language, day }, location });
  Object.assign(boot, ofPage);
  pin(ofPage.registry);
  for (;;) {
    serverView.missing.clear();
    const root = await toHtml(address);
    if (serverView.missing.size === 0) return root;
    // Only for the first page of its kind: what has been loaded stays.
    await Promise.all(Array.from(serverView.missing, (part) => part.prepare()));
  }
}

function toHtml(address: string): Promise<string> {
  const router = createElement(StaticRouter, { location: address }, createElement(Routes));
  // The store starts with the answers that the page shows, so one pass is enough.
  const site = createElement(Provider, { store: createStore() } as ProviderProps, router);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(StrictMode, null, site), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}
