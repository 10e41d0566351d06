import { describe, expect, it } from '@jest/globals';
import { splitLinks } from './splitLinks';

const links = (text: string) => splitLinks(text).flatMap(({ text, href }) => (href ? [[text, href]] : []));
const whole = (text: string) =>
  splitLinks(text)
    .map(({ text }) => text)
    .join('');

describe('a link in a message', () => {
  it.each([
    ['https://example.com', 'https://example.com', 'https://example.com/'],
    ['See https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
    ['(https://example.com/x)', 'https://example.com/x', 'https://example.com/x'],
    ['https://en.wikipedia.org/wiki/Gate_(airport)', 'https://en.wikipedia.org/wiki/Gate_(airport)', ''],
    ['HTTPS://EXAMPLE.COM/', 'HTTPS://EXAMPLE.COM/', 'https://example.com/'],
    ['"https://example.com"', 'https://example.com', 'https://example.com/'],
  ])('can be followed: %s', (text, shown, href) => {
    expect(links(text)).toEqual([[shown, href || shown]]);
    expect(whole(text)).toBe(text);
  });

  it.each([
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://paypal.com@example.com/login',
    'https://',
    'https://localhost/admin',
    'www.example.com',
    '<a href="x" onclick="alert(1)">https</a>',
  ])('stays text: %s', (text) => {
    expect(splitLinks(text)).toEqual([{ text }]);
  });

  it('may be between words, and near another', () => {
    const text = 'Mine https://a.example.com, yours https://b.example.com!\nSee you';
    expect(links(text).map(([shown]) => shown)).toEqual(['https://a.example.com', 'https://b.example.com']);
    expect(whole(text)).toBe(text);
  });
});
