import { html } from '../../platform/html/markup.js';
import { framed, type Look } from './layout.js';

export interface EnterPage {
  /** Whether this site has a token that would open it. */
  canEnter: boolean;
  by?: string;
  /** What is wrong with what was typed. */
  fault?: string | undefined;
  /** What became of a button that was pressed. */
  notice?: string | undefined;
}

/** The door of /platform where it is not open to all. */
export const enterPage = ({ canEnter, by = '', fault, notice }: EnterPage, look: Look): string =>
  framed(
    'Releases',
    look,
    undefined,
    html`${notice && html`<p class="notice bad" role="alert">${notice}</p>`}
    ${
      canEnter
        ? form(by, fault)
        : html`<p class="soft">This site has no operator’s token, so nobody can enter here.</p>
            <p class="soft">Whoever runs it sets <code>OPERATOR_TOKEN</code>.</p>`
    }`,
  );

const form = (by: string, fault: string | undefined) =>
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
        ${!fault && html`autofocus`}
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
        ${fault && html`aria-invalid="true" aria-describedby="fault" autofocus`}
      />
      ${fault && html`<span class="fault" id="fault" role="alert">${fault}</span>`}
    </p>
    <button class="main" type="submit">Enter</button>
  </form>`;
