import { expect, it } from '@jest/globals';
import { withoutScript } from './without-script.js';

const site = { contactEmail: 'hello@example.com', sandbox: false };
const textOf = (path: string, about = site) => String(withoutScript(path, about));

it.each([
  ['/terms-of-use', 'Limitation of liability', 'not send spam'],
  ['/privacy-policy', 'Who works for us', 'We do not sell personal data to third parties'],
])('shows all of %s', (path, heading, sentence) => {
  const text = textOf(path);
  expect(text).toContain(heading);
  expect(text).toContain(sentence);
  expect(text).toContain('<a href="mailto:hello@example.com">hello@example.com</a>');
  expect(text).not.toMatch(/\*\*|\]\(|\{contact\}/);
});

it('says on a demo site what becomes of the data there', () => {
  expect(textOf('/privacy-policy', { ...site, sandbox: true })).toContain('This is a demo site');
  expect(textOf('/privacy-policy')).not.toContain('This is a demo site');
});

it('shows how to reach us, and elsewhere what can be read', () => {
  expect(textOf('/contact')).toContain('mailto:hello@example.com');
  for (const link of ['/terms-of-use', '/privacy-policy', 'mailto:hello@example.com'])
    expect(textOf('/search')).toContain(`href="${link}"`);
  expect(textOf('/search').length).toBeLessThan(500);
});
