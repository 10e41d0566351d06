import { html, type Markup } from '../../../platform/html/markup.js';
import { formPage } from '../../inbox/form-page.js';

export interface ConnectPage {
  token: string;
  returnUrl: string;
  name?: string;
  fault?: string;
}

export const connectPage = (page: ConnectPage, styles: string[]): string =>
  formPage(
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
  formPage(
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
