import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { productName } from '../../platform/contract.js';
import { html, type Markup } from '../../platform/html/markup.js';
import { plainPageStyle } from '../../platform/html/plain-page.js';
import { SiteStylesheets } from '../../platform/html/site-stylesheets.js';

/** No scripts and no frames: these pages change what visitors get. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const stylesheets = ['base', 'layout', 'releases', 'login'].map((name) =>
  readFileSync(join(import.meta.dirname, `styles/${name}.css`), 'utf8'),
);
export const pageStyle = [plainPageStyle, ...stylesheets].join('\n');

interface Page {
  title: string;
  aside?: Markup | undefined;
  content: Markup;
}

/** Without scripts, so that they work while the shell is broken. */
@Injectable()
export class Layout {
  constructor(private readonly stylesheets: SiteStylesheets) {}

  async send(request: FastifyRequest, reply: FastifyReply, page: Page) {
    const theme = (['light', 'dark'] as const).find((one) => one === request.cookies.theme);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageHtml(page, await this.stylesheets.addresses(), theme));
  }
}

/** The console's own stylesheet comes last and does not rely on the shell's. */
const pageHtml = (
  { title, aside, content }: Page,
  shellStylesheets: string[],
  theme: 'light' | 'dark' | undefined,
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
        ${[...shellStylesheets, '/platform/page.css'].map(
          (href) => html`<link rel="stylesheet" href="${href}" />`,
        )}
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
