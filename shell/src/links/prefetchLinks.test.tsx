import { afterEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import own from '../pages/remote';
import { ownPart } from '../parts/parts';
import { prefetchLinks } from './prefetchLinks';

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

it('prefetches no page of a link that is only visible', async () => {
  const seen: Element[] = [];
  // jsdom lays nothing out; here everything is in view.
  window.IntersectionObserver = class extends blind {
    constructor(private readonly tell: IntersectionObserverCallback) {
      super(tell);
    }
    override observe(target: Element) {
      seen.push(target);
      this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
    }
  };
  render(
    <main>
      <a href="/contact">Contact</a>
    </main>,
  );
  prefetchLinks();
  await waitFor(() => expect(seen).toContain(screen.getByText('Contact')));
  expect(partAt('/contact').ready).toBeUndefined();
});
