import { expect } from '@jest/globals';
import axe from 'axe-core';

/** Fails with axe's violations. jsdom does not paint, so a test of the tokens checks contrast. */
export async function expectAccessible(element: Element = document.body) {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(
      ['color-contrast', 'label-content-name-mismatch', 'region'].map((rule) => [rule, { enabled: false }]),
    ),
    // Only the violations are read, without addresses of their elements: this halves the time.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
