import { productName } from '../../platform/contract.js';
import { html, type Markup } from '../../platform/html/markup.js';
import { logo } from './logo.js';

const ownStyles = ['/sandbox/pages/base.css', '/sandbox/pages/inbox.css', '/sandbox/pages/connect.css'];

/** The frame of the sandbox's pages with forms, which need no script. */
export const formPage = (title: string, styles: string[], content: Markup): string =>
  `<!doctype html>${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${productName} - ${title}</title>
      <link rel="icon" href="data:," />
      ${[...styles, ...ownStyles].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
    </head>
    <body>
      <header class="top">
        <a class="logo" href="/">${logo}${productName}</a>
        <span class="badge">Sandbox</span>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`}`;
