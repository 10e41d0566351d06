import { lazy, type ComponentType } from 'react';
import { boot } from '../base/boot';
import { inBrowser } from '../base/inBrowser';
import { createSignal } from '../base/signal';
import type { Part } from './parts';

const fromHtml = new Map<string, ComponentType<object>>();

/** False while parts of the first view wait for their code: a transition would wait for it too. */
export const isFirstViewWhole = createSignal(!boot.rendered);
const settled = new Set<string>();

/** For what would take the network from the program of the page. */
export function afterFirstView(work: () => void) {
  if (isFirstViewWhole.get()) return work();
  const end = isFirstViewWhole.subscribe(() => {
    end();
    work();
  });
}

/**
 * Not before a part is hydrated, has failed or has left: React gives up the HTML of a part that changes earlier.
 */
export function noteSettled({ key }: Part) {
  settled.add(key);
  if (!isFirstViewWhole.get() && boot.rendered?.parts.every((part) => settled.has(part)))
    isFirstViewWhole.set(true);
}

/** The component of a part that is in the HTML. While its code loads, the visitor reads the HTML. */
export function contentFromHtml(part: Part): ComponentType<object> | undefined {
  if (!inBrowser) return contentOnServer(part);
  if (!boot.rendered?.parts.includes(part.key)) return undefined;
  const known = part.ready ?? fromHtml.get(part.key);
  if (known) return known;
  const content = lazy(() => part.load().then((component) => ({ default: component }), untilTriedAgain));
  fromHtml.set(part.key, content);
  return content;
}

/** The region around it says what failed, in its place. */
const untilTriedAgain = () => new Promise<never>(() => undefined);

/** What the server's current rendering has shown, and what it still has to load. */
export const serverView = { parts: new Set<string>(), missing: new Set<Part>() };

function contentOnServer(part: Part): ComponentType<object> | undefined {
  if (part.ready) serverView.parts.add(part.key);
  else serverView.missing.add(part);
  return part.ready;
}
