import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';

const script = readFileSync(join(import.meta.dirname, 'with-worker.js'), 'utf8');
const origin = 'https://amigo.example';
const page = `${origin}/with/${'a'.repeat(43)}`;
const [css, js] = [`${origin}/with/page.css`, `${origin}/with/page.js`];
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toUTCString();

/** The caches of a browser, as far as the worker asks for them. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (request: string | Request) =>
    typeof request === 'string' ? new URL(request, origin).href : request.url;
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>();
    all.set(name, files);
    return Promise.resolve({
      put: (request: string, response: Response) => Promise.resolve(void files.set(keyOf(request), response)),
      match: (request: string) => Promise.resolve(files.get(keyOf(request))),
      delete: (request: string | Request) => Promise.resolve(files.delete(keyOf(request))),
      keys: () => Promise.resolve([...files.keys()].map((url) => new Request(url))),
    });
  };
  const kept = () => [...all.values()].flatMap((files) => [...files.keys()]).toSorted();
  return { open, delete: (name: string) => Promise.resolve(all.delete(name)), kept };
}

/** The worker beside a network that answers when it is let. */
function startWorker() {
  const caches = cacheStorage();
  const held = new Map<string, () => void>();
  const listeners = new Map<string, (event: object) => void>();
  const worker = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
  };
  const fetch = ({ url }: Request) =>
    new Promise<Response>((resolve) => {
      held.set(url, () => resolve(new Response('', { headers: { 'x-ends-at': inAWeek } })));
    });
  const context = {
    self: worker,
    caches,
    fetch,
    location: new URL(origin),
    URL,
    Request,
    Response,
    setTimeout,
  };
  runInContext(script, createContext(context));
  const dispatch = (kind: string, more: object = {}) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...more, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    return Promise.all(waits);
  };
  const answer = async (url: string) => {
    held.get(url)?.();
    await new Promise(setImmediate);
  };
  return { answer, dispatch, kept: caches.kept };
}

describe('the service worker', () => {
  it('keeps the files of a page that still arrives while the worker takes over', async () => {
    const { answer, dispatch, kept } = startWorker();
    const keeping = dispatch('message', { data: { keep: [page, css, js] } });
    await answer(css);
    await answer(page);
    expect(kept()).toEqual([css]);
    await dispatch('activate');
    await answer(js);
    await keeping;
    expect(kept()).toEqual([css, js, page].toSorted());
  });

  it('keeps no files once there is no page', async () => {
    const { answer, dispatch, kept } = startWorker();
    const keeping = dispatch('message', { data: { keep: [css] } });
    await answer(css);
    await keeping;
    expect(kept()).toEqual([]);
  });
});
