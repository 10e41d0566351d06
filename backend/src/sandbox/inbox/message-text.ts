import { html, type Markup } from '../../platform/html/markup.js';

const code = /(?<![\d+./-])\d{6}(?![\d./-]?\d)/g;
const link = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

export const codesIn = (text: string): string[] => [...new Set(text.replace(link, ' ').match(code) ?? [])];

export function linked(text: string): Markup[] {
  const parts: Markup[] = [];
  let done = 0;
  for (const found of text.matchAll(link)) {
    const [url] = found;
    parts.push(
      html`${text.slice(done, found.index)}<a href="${url}" target="_blank" rel="noopener noreferrer"
          >${url}</a
        >`,
    );
    done = found.index + url.length;
  }
  return [...parts, html`${text.slice(done)}`];
}
