import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const script = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
const origin = 'https://amigo.example';

let listeners: Map<string, (event: object) => void>;
let kept: Map<string, string>;
let sent: unknown[][];
let answers: Record<string, Response | undefined>;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
const portal = () =>
  new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });

/** A network that a test cannot cut for a worker alone: this is what the worker finds. */
beforeEach(() => {
  [listeners, kept, sent] = [new Map(), new Map(), []];
  answers = { '/api/auth/me': json({ id: 7 }) };
  const cache = {
    keys: () => Promise.resolve([...kept.keys()]),
    match: (key: string) => Promise.resolve(kept.has(key) ? new Response(kept.get(key)) : undefined),
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  };
  const caches = {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(kept.clear()),
  };
  const call = (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push([path, JSON.parse(body ?? '')]);
    const answer = answers[path];
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInContext(script, createContext({ self, location: new URL(origin), URL, caches, fetch: call }));
});

async function dispatch(name: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}
const sync = () => dispatch('sync', { tag: 'waiting-calls' });
const leave = (key: string, content: string, memberId = 7) =>
  kept.set(`/waiting/${key}`, JSON.stringify({ memberId, path: '/api/messages', body: { content } }));

describe('calls that wait for a network', () => {
  it('are made in their order, once', async () => {
    answers['/api/messages'] = json({ id: 1 }, 201);
    leave('b', 'first');
    leave('a', 'second');
    await Promise.all([sync(), dispatch('message', { data: { sendWaiting: true } })]);
    expect(sent).toEqual([
      ['/api/messages', { content: 'first' }],
      ['/api/messages', { content: 'second' }],
    ]);
    expect(kept.size).toBe(0);
    await sync();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['there is no network', () => undefined],
    ['a captive portal answers', portal],
    ['the site is busy', () => json({ message: 'Busy' }, 503)],
    ['there were too many', () => json({ message: 'Later' }, 429)],
  ])('wait on while %s, and the browser hears that', async (_, answer) => {
    answers['/api/messages'] = answer();
    leave('a', 'first');
    leave('b', 'second');
    await expect(sync()).rejects.toThrow();
    expect([...kept.keys()]).toEqual(['/waiting/a', '/waiting/b']);
    expect(sent).toHaveLength(1);
  });

  it('wait on while a captive portal answers the first question', async () => {
    answers['/api/auth/me'] = portal();
    leave('a', 'first');
    await expect(sync()).rejects.toThrow('No network');
    expect(sent).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it('stop no page that asks for them without a network', async () => {
    answers = {};
    leave('a', 'first');
    await dispatch('message', { data: { sendWaiting: true } });
    expect(kept.size).toBe(1);
  });

  it('are given up when they are refused: the page has the words', async () => {
    answers['/api/messages'] = json({ message: 'This person is not there any more' }, 404);
    leave('a', 'first');
    await sync();
    expect(kept.size).toBe(0);
  });

  it('wait for a login, and are never made for another member', async () => {
    answers['/api/auth/me'] = json({ message: 'Please log in' }, 401);
    leave('a', 'mine');
    await sync();
    expect(kept.size).toBe(1);
    answers['/api/auth/me'] = json({ id: 8 });
    await sync();
    expect(sent).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('are deleted by a logout', async () => {
    leave('a', 'first');
    const request = { method: 'POST', url: `${origin}/api/auth/logout`, mode: 'cors' };
    await dispatch('fetch', { request });
    expect(kept.size).toBe(0);
  });

  it('are left alone by other work of the browser', async () => {
    leave('a', 'first');
    await dispatch('sync', { tag: 'something else' });
    expect(kept.size).toBe(1);
  });
});
