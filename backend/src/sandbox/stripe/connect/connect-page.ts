import { productName } from '../../../platform/contract.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import { logo } from '../../inbox/logo.js';

export interface ConnectPage {
  token: string;
  returnUrl: string;
  name?: string;
  fault?: string;
}

const ownStyles = ['/sandbox/pages/base.css', '/sandbox/pages/inbox.css', '/sandbox/pages/connect.css'];

export const connectPage = (page: ConnectPage, styles: string[]): string =>
  whole(
    'Set up payouts',
    styles,
    html`<p class="soft">
        This is the sandbox. It stands in for Stripe, where helpers say where their money goes. No real money
        moves here, and nothing that you type is kept.
      </p>
      ${form(page)}`,
  );

/** For an unknown or used link. */
export const lostPage = (styles: string[]): string =>
  whole(
    'This link has been used',
    styles,
    html`<p class="soft">Go back to your profile and set up payouts from there.</p>
      <p><a class="away" href="/profile">Go to your profile</a></p>`,
  );

const form = ({ token, returnUrl, name = '', fault }: ConnectPage): Markup =>
  html`<form class="connect" method="post" action="/sandbox/stripe/connect/${token}" novalidate>
    <p>
      <label for="name">Your name</label>
      <input
        id="name"
        name="name"
        value="${name}"
        maxlength="100"
        autocomplete="name"
        required
        ${fault && html`aria-invalid="true" aria-describedby="fault" autofocus`}
      />
      ${fault && html`<span class="fault" id="fault" role="alert">${fault}</span>`}
    </p>
    <p>
      <label for="bank">Bank account</label>
      <select id="bank" name="bank">
        <option value="good">Test bank, ending in 6789</option>
        <option value="shared">Test bank that others use too</option>
        <option value="card">Test debit card, ending in 4242</option>
        <option value="unverified">One that is not accepted</option>
      </select>
    </p>
    <button type="submit">Connect this account</button>
    <a class="away" href="${returnUrl}">Not now</a>
  </form>`;

const whole = (title: string, styles: string[], content: Markup): string =>
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
