import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../platform/language/contract.js';
import { withoutScript } from './without-script.js';

const site = { contactEmail: 'hello@example.com', sandbox: false };
const textOf = async (pathname: string, language: Language = 'en', about = site) =>
  String(await withoutScript({ ...about, pathname, language }));

it.each([
  ['/terms-of-use', 'Limitation of liability', 'not send spam', 'November 20, 2026'],
  [
    '/privacy-policy',
    'Who works for us',
    'We do not sell personal data to third parties',
    'November 28, 2026',
  ],
])('shows all of %s', async (path, heading, sentence, day) => {
  const text = await textOf(path);
  expect(text).toContain(heading);
  expect(text).toContain(sentence);
  expect(text).toContain(`<p>Last updated ${day}</p>`);
  expect(text).toContain('Write to <a href="mailto:hello@example.com">hello@example.com</a>.');
  expect(text).not.toMatch(/\*\*|\]\(|\{\w+\}/);
  expect(text).not.toContain('This is a translation');
});

it('says on a demo site what becomes of the data there', async () => {
  expect(await textOf('/privacy-policy', 'en', { ...site, sandbox: true })).toContain('This is a demo site');
  expect(await textOf('/privacy-policy')).not.toContain('This is a demo site');
});

it('shows how to reach us, and elsewhere what can be read', async () => {
  expect(await textOf('/contact')).toContain('mailto:hello@example.com');
  for (const link of ['/terms-of-use', '/privacy-policy', 'mailto:hello@example.com'])
    expect(await textOf('/search')).toContain(`href="${link}"`);
  expect((await textOf('/search')).length).toBeLessThan(500);
});

describe('in another language', () => {
  it('shows the terms with links to pages in it, and to the English text that decides', async () => {
    const text = await textOf('/terms-of-use', 'es');
    expect(text).toContain('<h1>Condiciones de uso</h1>');
    expect(text).toContain('<p>Última actualización: 20 de noviembre de 2026</p>');
    expect(text).toContain('<a href="/es/privacy-policy">Política de privacidad</a>');
    expect(text).toContain('<a href="/terms-of-use">el texto en inglés</a>');
    expect(text).toContain('Escribe a <a href="mailto:hello@example.com">hello@example.com</a>.');
    expect(text).toContain('<a href="https://github.com/aashishvanand/airport-data-js">');
    expect(text).not.toMatch(/\*\*|\]\(|\{\w+\}/);
  });

  it('shows the policy with its day', async () => {
    const text = await textOf('/privacy-policy', 'fa');
    expect(text).toContain('<p>آخرین به‌روزرسانی: ۲۸ نوامبر ۲۰۲۶</p>');
    expect(text).toContain('<a href="/fa/terms-of-use">شرایط استفادهٔ</a>');
  });

  it('says how to reach us, and what can be read', async () => {
    expect(await textOf('/contact', 'fa')).toContain('<h1>تماس با ما</h1>');
    expect(await textOf('/search', 'fr')).toContain(
      '<a href="/fr/terms-of-use">Conditions d’utilisation</a>',
    );
  });
});
