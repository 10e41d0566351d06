import { html, type Markup } from '../../platform/html/markup.js';

export interface LoginPage {
  canLogIn: boolean;
  by?: string;
  issue?: string | undefined;
  notice?: string | undefined;
}

export const loginPage = ({ canLogIn, by = '', issue, notice }: LoginPage): Markup =>
  html`${notice && html`<p class="notice bad" role="alert">${notice}</p>`}
  ${
    canLogIn
      ? form(by, issue)
      : html`<p class="soft">This site has no operator’s token, so nobody can enter here.</p>
          <p class="soft">Whoever runs it sets <code>OPERATOR_TOKEN</code>.</p>`
  }`;

const form = (by: string, issue: string | undefined) =>
  html`<form class="enter" method="post" action="/platform/enter">
    <p class="soft">What visitors get, and the way back. For the operator of this site.</p>
    <p>
      <label for="by">Your name</label>
      <input
        id="by"
        name="by"
        value="${by}"
        maxlength="80"
        autocomplete="username"
        aria-describedby="by-hint"
        required
        ${!issue && html`autofocus`}
      />
      <span class="hint" id="by-hint">The history will show it.</span>
    </p>
    <p>
      <label for="token">Operator’s token</label>
      <input
        id="token"
        name="token"
        type="password"
        maxlength="500"
        autocomplete="current-password"
        required
        ${issue && html`aria-invalid="true" aria-describedby="fault" autofocus`}
      />
      ${issue && html`<span class="fault" id="fault" role="alert">${issue}</span>`}
    </p>
    <button class="main" type="submit">Enter</button>
  </form>`;
