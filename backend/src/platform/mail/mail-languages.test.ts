import { describe, expect, it } from '@jest/globals';
import { renderForReader } from './render-for-reader.js';

const config = { languages: ['en', 'fa', 'hi', 'fr'] as const, publicUrl: 'https://amigo.example' };
const site = { ...config, languages: [...config.languages] };
const mail = (greeting: string) => () => ({
  subject: 'A trip',
  greeting,
  paragraphs: ['It is near.'],
  code: '012345',
  cards: [
    {
      reason: 'Why',
      title: 'DEL → ORD',
      lines: [],
      link: { label: 'See', url: `${site.publicUrl}/trips/1` },
    },
  ],
  action: { label: 'Open', url: `${site.publicUrl}/trips/1` },
});

describe('the text of a mail', () => {
  it('runs from right to left in Farsi, also where a mail client drops the outer elements', () => {
    const { html, text } = renderForReader(mail('سلام،'), 'fa', site);
    expect(html).toContain('<html lang="fa" dir="rtl">');
    expect(html).toContain('<body lang="fa" dir="rtl"');
    expect(html.match(/<td dir="rtl" align="right"/g)).toHaveLength(3);
    expect(html).toMatch(/<p\s+class="code"\s+dir="ltr"/);
    expect(html).toMatch(/<p\s+class="soft"\s+dir="ltr"\s+style="[^"]*text-align:right/);
    expect(text).toContain('Open:\nhttps://amigo.example/fa/trips/1\n');
  });

  it('gives the signs of Devanagari room', () => {
    const { html } = renderForReader(mail('नमस्ते,'), 'hi', site);
    expect(html).toContain('line-height:1.75');
    expect(html).not.toMatch(/line-height:1\.2[;"]|rtl/);
  });

  it('puts the marks of the language before a link', () => {
    expect(renderForReader(mail('Bonjour,'), 'fr', site).text).toContain('Open\u202f:\n');
  });

  it('is in English where the language is unknown or not offered', () => {
    for (const language of [null, undefined, 'te'] as const) {
      const { html, text } = renderForReader(mail('Hello,'), language, site);
      expect(html).toContain('<html lang="en" >');
      expect(text).toContain('Open:\nhttps://amigo.example/trips/1\n');
    }
  });
});
