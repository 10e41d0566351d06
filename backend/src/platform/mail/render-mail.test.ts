import { describe, expect, it } from '@jest/globals';
import { productName } from '../contract.js';
import { renderMail } from './render-mail.js';

const login = renderMail({
  subject: 'Your login code',
  greeting: 'Hello Maria,',
  paragraphs: ['Use this code to log in.', 'It is valid for 10 minutes.'],
  code: '012345',
  action: { label: 'Log in', url: 'https://example.com/login?token=a&b' },
  secondaryAction: { label: 'It was not me', url: 'https://example.com/no#a&b' },
  footnote: 'You did not ask for it? Ignore this mail.',
  footerLink: { label: 'Stop these mails', url: 'https://example.com/stop#t' },
});

describe('a rendered mail', () => {
  it('says the same in text and in HTML', () => {
    for (const part of [
      'Hello Maria,',
      'It is valid for 10 minutes.',
      '012345',
      'Log in',
      'It was not me',
      'Ignore this mail.',
      'Stop these mails',
      productName,
    ]) {
      expect(login.text).toContain(part);
      expect(login.html).toContain(part);
    }
  });

  it('puts the code on its own line, and keeps the link in one piece', () => {
    expect(login.text.split('\n')).toEqual(
      expect.arrayContaining(['012345', 'https://example.com/login?token=a&b']),
    );
    expect(login.html).toContain('href="https://example.com/login?token=a&amp;b"');
    expect(login.text).toContain('It was not me:\nhttps://example.com/no#a&b\n');
    expect(login.html).toContain('href="https://example.com/no#a&amp;b"');
    expect(login.text).toMatch(/Ignore this mail\.\n\nStop these mails:\nhttps:\/\/example\.com\/stop#t\n/);
    expect(login.html).toContain('href="https://example.com/stop#t"');
  });

  it('has short answers as links of the HTML part, beside the action', () => {
    const { html, text } = renderMail({
      subject: 'How was it?',
      paragraphs: [],
      answers: [{ label: '5 ★', url: 'https://example.com/trips/1?stars=5' }],
      action: { label: 'Say it', url: 'https://example.com/trips/1' },
    });
    expect(html).toContain('href="https://example.com/trips/1?stars=5"');
    expect(text).not.toContain('stars=5');
    const wrong = [{ label: '5 ★', url: 'javascript:alert(1)' }];
    expect(() => renderMail({ subject: 'No', paragraphs: [], answers: wrong })).toThrow(/full http/);
  });

  it('escapes markup in user input', () => {
    const { html } = renderMail({ subject: '<b>Hi</b>', paragraphs: ['<script>x</script>\nsecond line'] });
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;<br />second line');
  });

  it('shows cards with the reason first, each with its own link', () => {
    const card = {
      reason: 'Same flight AI127',
      title: 'DEL → ORD',
      lines: ['Delhi to Chicago', '<b>Rosa</b>'],
      link: { label: 'See the listing', url: 'https://example.com/listing/1' },
    };
    const { text, html } = renderMail({ subject: 'x', paragraphs: [], cards: [card] });
    expect(text).toContain(
      'Same flight AI127:\nDEL → ORD\nDelhi to Chicago\n<b>Rosa</b>\nhttps://example.com/listing/1',
    );
    expect(html).toContain('href="https://example.com/listing/1"');
    expect(html).toContain('&lt;b&gt;Rosa&lt;/b&gt;');
    expect(html.indexOf('Same flight')).toBeLessThan(html.indexOf('DEL → ORD'));
    const broken = { ...card, link: { label: 'Go', url: 'javascript:alert(1)' } };
    expect(() => renderMail({ subject: 'x', paragraphs: [], cards: [broken] })).toThrow('full http(s)');
  });

  it('keeps a subject on one line', () => {
    const { subject } = renderMail({ subject: 'Hello\r\nBcc: everyone@example.com\u2028x', paragraphs: [] });
    expect(subject).toBe('Hello Bcc: everyone@example.com x');
  });

  it('refuses links that are not web addresses', () => {
    const link = { label: 'Go', url: 'javascript:alert(1)' };
    for (const links of [{ action: link }, { secondaryAction: link }, { footerLink: link }])
      expect(() => renderMail({ subject: 'x', paragraphs: [], ...links })).toThrow('full http(s) address');
  });
});
