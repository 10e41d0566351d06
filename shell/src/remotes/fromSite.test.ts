import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { boot } from '../base/boot';
import { releaseOf } from '../testing/releaseOf';
import { guardReleaseFiles } from './integrity';
import { pin } from './registry';

const cdn = 'https://cdn.example';
const hash = `sha384-${'b'.repeat(64)}`;
const messaging = {
  ...releaseOf({ name: 'messaging' }),
  integrity: { 'page.js': hash, 'page.css': hash, 'other.js': hash },
};
const at = (file: string) => `/mf/messaging/1.0.0-test/${file}`;
const fromSite = (file: string) => new URL(at(file), location.origin).href;

beforeEach(() => {
  jest.useFakeTimers();
  boot.assets = { url: cdn, integrity: {} };
  pin({ remotes: [messaging] });
  guardReleaseFiles();
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** As a bundler's loader asks for a file: it waits for one event of its tag. */
function load(file: string) {
  const tag = document.createElement(file.endsWith('.css') ? 'link' : 'script');
  const events: string[] = [];
  if (tag instanceof HTMLLinkElement) tag.rel = 'stylesheet';
  tag.setAttribute(tag instanceof HTMLLinkElement ? 'href' : 'src', cdn + at(file));
  globalThis.guardRemoteFile(tag);
  tag.onload = tag.onerror = (event) => events.push((event as Event).type);
  document.head.append(tag);
  return { tag, events };
}

const happens = (tag: Element | null, type: string) => tag?.dispatchEvent(new Event(type));
const tagFor = (file: string) =>
  document.head.querySelector<HTMLScriptElement>(`[src="${fromSite(file)}"], [href="${fromSite(file)}"]`);

describe('loading from another origin', () => {
  it('a file that arrives is loaded once', () => {
    const { tag, events } = load('page.js');
    expect(tag.getAttribute('src')).toBe(cdn + at('page.js'));
    happens(tag, 'load');
    jest.advanceTimersByTime(60_000);
    expect(events).toEqual(['load']);
    expect(tagFor('page.js')).toBeNull();
  });

  it('a file that fails at both fails once, and the other origin gets another chance', () => {
    const { tag, events } = load('page.js');
    happens(tag, 'error');
    expect(events).toEqual([]);
    happens(tagFor('page.js'), 'error');
    expect(events).toEqual(['error']);
    expect(tagFor('page.js')).toBeNull();
    expect(load('page.js').tag.getAttribute('src')).toBe(cdn + at('page.js'));
  });

  it('a file that fails there comes from the site, with the same hash, and so do those after it', () => {
    const { tag, events } = load('page.css');
    happens(tag, 'error');
    const copy = tagFor('page.css');
    expect([copy?.integrity, copy?.crossOrigin, copy?.getAttribute('rel')]).toEqual([
      hash,
      'anonymous',
      'stylesheet',
    ]);
    const hanging = load('page.js');
    happens(copy, 'load');
    expect(events).toEqual(['load']);
    expect(document.head.contains(copy)).toBe(true);

    expect(load('other.js').tag.getAttribute('src')).toBe(fromSite('other.js'));

    // Six seconds without an answer are a failure too.
    jest.advanceTimersByTime(5_900);
    expect(tagFor('page.js')).toBeNull();
    jest.advanceTimersByTime(200);
    happens(tagFor('page.js'), 'load');
    expect(hanging.events).toEqual(['load']);
  });
});
