import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Link, useNavigate } from 'react-router-dom';
import { useScroll } from './useScroll';
import { retryOnGrowth } from './retryOnGrowth';

function Page() {
  const navigate = useNavigate();
  useScroll();
  return (
    <section id="tips">
      <button onClick={() => navigate(-1)}>Back</button>
      {['/second', '/first?from=JFK', '/second#tips'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </section>
  );
}

function scrollBy(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

const go = (words: string) => userEvent.setup().click(screen.getByText(words));

beforeEach(() => {
  Object.assign(window, { scrollTo: (_: number, top: number) => Object.assign(window, { scrollY: top }) });
  Object.assign(window, { scrollY: 0 });
  open('/first');
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

it('starts a new page at its top, and restores the position on going back', async () => {
  scrollBy(800);
  await go('/second');
  expect(window.scrollY).toBe(0);

  scrollBy(300);
  await go('Back');
  expect(window.scrollY).toBe(800);
});

it('restores the position that a rendered page had before its program was there', async () => {
  cleanup();
  Object.assign(window, { scrollY: 700 });
  open('/rendered');
  await go('/second');
  await go('Back');
  expect(window.scrollY).toBe(700);
});

it('leaves a reloaded page where the browser or the visitor has scrolled it', async () => {
  scrollBy(640);
  cleanup();
  Object.assign(window, { scrollY: 500 });
  open('/first');
  expect(window.scrollY).toBe(500);
  await go('/second');
  await go('Back');
  expect(window.scrollY).toBe(500);
});

it('leaves the scrolling of a reload to the browser', () => {
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

it('is restored after a reload', async () => {
  scrollBy(640);
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem('places') ?? '')).toContainEqual(['default /first', 640]);
});

it('stays where it is when only the query changes', async () => {
  scrollBy(500);
  await go('/first?from=JFK');
  expect(window.scrollY).toBe(500);
});

it('goes to the part that the address names', async () => {
  const seen: string[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    seen.push(this.id);
  };
  await go('/second#tips');
  expect(seen).toEqual(['tips']);
});

describe('a page that is still short', () => {
  let grow = () => {};

  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = () => {};
      }
    } as unknown as typeof ResizeObserver;
  });

  it('is scrolled again as it grows', () => {
    const tries: number[] = [];
    let height = 0;
    retryOnGrowth(() => {
      tries.push(height);
      return height > 500;
    });
    grow();
    height = 900;
    grow();
    grow();
    expect(tries).toEqual([0, 0, 900]);
  });

  it('is not scrolled once the visitor scrolls', () => {
    let tries = 0;
    retryOnGrowth(() => {
      tries += 1;
      return false;
    });
    grow();
    window.dispatchEvent(new Event('wheel'));
    grow();
    expect(tries).toBe(2);
  });
});
