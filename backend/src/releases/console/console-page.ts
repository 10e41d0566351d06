import { html, type Markup } from '../../platform/html/markup.js';
import type { Override } from '../serving/override-cookie.js';
import type { Channels } from '../channels/channels.js';
import { framed, type Look } from './layout.js';
import { history } from './history.js';
import { nameCard } from './release-card.js';
import type { Notice } from './flash-message.js';
import { faultsOf, sumOf, type NameRow } from './overview.js';
import type { Moment } from './release-row.js';
import { counted, exactly } from './format.js';

export interface PlatformPage extends Moment {
  rows: NameRow[];
  changes: Channels['history'];
  overrides: Override[];
  notice?: Notice | undefined;
  /** Why nothing can be changed now, and how it can again. */
  damage?: string[] | undefined;
  /** The operator who has entered and may leave. */
  entered?: string | undefined;
}

/** What visitors get of every team, and the way back. */
export const platformPage = (page: PlatformPage, look: Look): string =>
  framed(
    'Releases',
    look,
    page.entered === undefined ? undefined : leave(page.entered),
    html`${page.notice && said(page.notice)} ${page.damage && damaged(page.damage)} ${summary(page)}
    ${page.overrides.length > 0 && overridden(page.overrides)}
    ${page.rows.length ? page.rows.map((row) => nameCard(row, page)) : nothing}
    ${history(page.changes, page.now)}`,
  );

const leave = (by: string) =>
  html`<form class="leave" method="post" action="/platform/leave">
    <span class="soft">${by}</span> <button type="submit">Leave</button>
  </form>`;

/** Reached first after a button was pressed: what became of it. */
const said = ({ isGood, sentences }: Notice): Markup =>
  html`<div
    class="notice ${isGood ? 'good' : 'bad'}"
    role="${isGood ? 'status' : 'alert'}"
    tabindex="-1"
    autofocus
  >
    ${!isGood && html`<p><strong>Nothing was changed.</strong></p>`}
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </div>`;

const damaged = (sentences: string[]): Markup =>
  html`<div class="notice bad" role="alert">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`;

function summary({ rows, counts, now }: PlatformPage): Markup {
  const { errors, slowLoads } = sumOf(rows.map(faultsOf));
  const met = counts
    ? html`In the last hour visitors met ${counted(errors, 'error')}${where(rows)} and
      ${counted(slowLoads, 'slow load')}.`
    : html`What visitors met cannot be counted now: the database is away. Shipping and rolling back work.`;
  return html`<div class="soft summary">
    <p>${met}</p>
    <p>As of ${exactly(now.toISOString())}. <a href="/platform">Look again</a></p>
  </div>`;
}

/** The way to those that need somebody to look. */
function where(rows: NameRow[]): Markup | undefined {
  const failing = rows.filter((row) => faultsOf(row).errors > 0);
  if (!failing.length) return undefined;
  return html` (${failing.map(({ name }, at) => html`${at > 0 && ', '}<a href="#${name}">${name}</a>`)})`;
}

const overridden = (overrides: Override[]) =>
  html`<section class="card mine" aria-labelledby="mine">
    <h2 id="mine">In this browser only</h2>
    <ul>
      ${overrides.map(({ name, origin }) => html`<li><strong>${name}</strong> comes from ${origin}</li>`)}
    </ul>
    <form method="post" action="/platform/override/reset">
      <button type="submit">Reset<span class="unseen"> all to the site’s releases</span></button>
    </form>
  </section>`;

const nothing = html`<div class="empty">
  <svg viewBox="0 0 64 48" aria-hidden="true">
    <path d="M8 18 32 6l24 12v18L32 46 8 36zM8 18l24 11 24-11M32 29v17" />
  </svg>
  <p>Nothing has been shipped yet. Visitors get what this server was built with.</p>
  <p><code>npm run ship -- mf-messaging</code> ships the first one.</p>
</div>`;
