// What a real browser has and jsdom lacks: layout-dependent calls of component libraries.
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// A busy machine is slow, not broken.
configure({ asyncUtilTimeout: 5_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

addMissing(window, {
  CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') },
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }),
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
});
addMissing(window.HTMLElement.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
window.HTMLCanvasElement.prototype.getContext = () => null;

afterEach(cleanup);

function addMissing(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members))
    if (!(name in target)) Object.assign(target, { [name]: value });
}
