import type { FastifyReply } from 'fastify';
import { productName } from '../../platform/contract.js';
import { html, type Markup } from '../../platform/html/markup.js';

/** Nothing runs on these pages, and nobody may frame them: from them releases and overrides are changed. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const sendFramed = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

export interface Look {
  /** The shell's, which bring the faces. */
  styles: string[];
  /** Chosen by hand; missing: the device's. */
  theme: 'light' | 'dark' | undefined;
}

/** The page's own style comes last and stands alone: the shell's may be the very thing that is broken. */
export const framed = (
  title: string,
  { styles, theme }: Look,
  aside: Markup | undefined,
  content: Markup,
): string =>
  html`<!doctype html>
    <html lang="en" ${theme && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${productName} - ${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${[...styles, '/platform/page.css'].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <header class="top">
          <a class="logo" href="/">${logo}${productName}</a>
          <span class="badge">Platform</span>
          ${aside}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.value;

const logo = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="9" />
  <path d="M6 22c5-1 7-10 10-10s5 9 10 10" />
  <circle cx="16" cy="9" r="2.6" />
</svg>`;
