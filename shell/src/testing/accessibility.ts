import axe from 'axe-core';

/** Violations that axe finds. jsdom does not paint, so a test of the tokens checks contrast. */
export async function accessibilityFaults(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false } },
    // Only the violations are read, without addresses of their elements: this halves the time.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
}
