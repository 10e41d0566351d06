import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import own from '../pages/remote';
import { isFirstViewWhole } from '../parts/firstView';
import { ownPart } from '../parts/parts';
import { prefetchLinks, settleMs } from './prefetchLinks';

const blind = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = blind;
});

const partAt = (path: string) => ownPart(path, own.routes!.find((route) => route.path === path)!.page);

it('prefetches the page of a link that is hovered or focused, and nothing else', async () => {
  prefetchLinks();
  render(
    <>
      <a href="/terms-of-use#tips">Terms</a>
      <a href="/privacy-policy">Privacy</a>
      <a href="https://elsewhere.example/contact">Elsewhere</a>
      <a href="/no/such/page">Nowhere</a>
    </>,
  );
  const user = userEvent.setup();
  await user.hover(screen.getByText('Elsewhere'));
  await user.hover(screen.getByText('Nowhere'));
  await user.hover(screen.getByText('Terms'));
  await waitFor(() => expect(partAt('/terms-of-use').ready).toBeDefined());
  expect(partAt('/contact').ready).toBeUndefined();
  expect(partAt('/privacy-policy').ready).toBeUndefined();
});

describe('a link that is only visible', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function watchAndRender() {
    const observed: Element[] = [];
    // jsdom has no layout; here everything is visible.
    window.IntersectionObserver = class extends blind {
      constructor(private readonly callback: IntersectionObserverCallback) {
        super(callback);
      }
      override observe(target: Element) {
        observed.push(target);
        this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
      }
    };
    render(
      <main>
        <a href="/contact">Contact</a>
      </main>,
    );
    return observed;
  }

  it('prefetches no page', async () => {
    const observed = watchAndRender();
    prefetchLinks();
    await jest.advanceTimersByTimeAsync(settleMs);
    expect(observed).toContain(screen.getByText('Contact'));
    await jest.runOnlyPendingTimersAsync();
    expect(partAt('/contact').ready).toBeUndefined();
  });

  it('leaves the network to what the visitor does first', () => {
    const observed = watchAndRender();
    prefetchLinks();
    jest.advanceTimersByTime(settleMs - 1);
    expect(observed).toEqual([]);
  });

  it('is not looked for while the page waits for its own program', () => {
    const observed = watchAndRender();
    isFirstViewWhole.set(false);
    prefetchLinks();
    jest.advanceTimersByTime(settleMs);
    expect(observed).toEqual([]);
    isFirstViewWhole.set(true);
    jest.advanceTimersByTime(settleMs);
    expect(observed).toContain(screen.getByText('Contact'));
  });
});
