import { html, type Markup } from '../../../platform/html/markup.js';
import { productName } from '../../../platform/contract.js';
import type { Language } from '../../../platform/language/contract.js';
import { directionOf } from '../../../platform/language/languages.js';
import { journeyWords } from '../words/index.js';
import { languageChoice } from './language-choice.js';

export interface PlainPage {
  language: Language;
  title: string;
  content: Markup;
  script?: string;
  /** Of a page that changes by itself: until the script runs, while it is connected, and while it is not. */
  status?: { text: string; live: string; lost: string };
}

interface Site {
  stylesheets: string[];
  fonts: string[];
  theme: 'light' | 'dark' | undefined;
  /** To choose from. None where the language is that of a mail. */
  languages?: Language[];
}

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="9" />
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" />
  <circle cx="16" cy="9" r="2.6" />
</svg>`;

const direction = (language: Language) => directionOf(language) === 'rtl' && html`dir="rtl"`;

export const pageHtml = (
  { language, title, content, script, status }: PlainPage,
  { stylesheets, fonts, theme, languages = [] }: Site,
): string =>
  `<!doctype html>${html`<html
    lang="${language}"
    ${theme && html`data-theme="${theme}"`}
    ${direction(language)}
  >
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content="${journeyWords(language).description}" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>${productName} - ${title}</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      ${fonts.map(
        (href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`,
      )}
      ${[...stylesheets, '/journey/page.css'].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      ${script && html`<script type="module" src="${script}"></script>`}
      ${status && html`<noscript><meta http-equiv="refresh" content="120" /></noscript>`}
    </head>
    <body>
      <header class="top">
        <span class="logo">${logo}<bdi>${productName}</bdi></span>
        ${languageChoice(language, languages)}
        ${
          status &&
          html`<span class="live" id="live" data-live="${status.live}" data-lost="${status.lost}"
            >${status.text}</span
          >`
        }
      </header>
      ${content}
      <p class="unseen" id="news" role="status"></p>
    </body>
  </html>`}`;
