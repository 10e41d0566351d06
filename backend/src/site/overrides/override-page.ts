import { productName } from '../../platform/contract.js';
import { html, type Markup } from '../../platform/markup.js';
import type { Override } from './override.js';

/** Nothing of it runs; it is the one place from which an override can be set, so nobody may frame it either. */
export const overridePagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const ownStyles = ['base', 'inbox', 'connect'].map((name) => `/sandbox/pages/${name}.css`);

/** Asks before anything changes: a link may come from anybody. */
export const confirmPage = ({ name, origin }: Override, styles: string[]): string =>
  whole(
    `Take ${name} from your machine?`,
    styles,
    html`<p>
        In this browser only, <strong>${name}</strong> then comes from <strong>${origin}</strong> instead of
        from this site’s releases, until you press Reset or close the browser.
      </p>
      <p class="soft">It can do here whatever you can. Go on only if you have started it there yourself.</p>
      <form class="connect" method="post" action="/platform/override">
        <input type="hidden" name="remote" value="${name}" />
        <input type="hidden" name="from" value="${origin}" />
        <button type="submit">Take it from my machine</button>
        <a class="away" href="/">Leave everything as it is</a>
      </form>`,
  );

/** For a link or a form that cannot be followed: says why, changes nothing. */
export const refusalPage = (why: string, styles: string[]): string =>
  whole(
    'Nothing was changed',
    styles,
    html`<p class="soft">${why}</p>
      <p><a class="away" href="/">Go to the site</a></p>`,
  );

const whole = (title: string, styles: string[], content: Markup): string =>
  `<!doctype html>${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${productName} - ${title}</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      ${[...styles, ...ownStyles].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
    </head>
    <body>
      <header class="top">
        <a class="logo" href="/">${productName}</a>
        <span class="badge">Platform</span>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`}`;
