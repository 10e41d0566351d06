import { html, type Markup } from '../../platform/html/markup.js';
import type { ReleaseChange } from '../channels/contract.js';
import type { Override } from '../serving/override-cookie.js';
import type { FlashMessage } from './flash-message.js';
import { pluralized, utcTime } from './format.js';
import { auditHistory } from './history.js';
import { healthOf, sumOf, type NameOverview } from './overview.js';
import { releaseCard } from './release-card.js';
import type { RowContext } from './release-row.js';

export interface ConsolePage extends RowContext {
  /** Of this server. */
  version: string;
  rows: NameOverview[];
  changes: ReleaseChange[];
  overrides: Override[];
  flashMessage?: FlashMessage | undefined;
  defect?: string[] | undefined;
  /** Why releases that came with this server are not current. */
  unused: string[];
}

export const consolePage = (page: ConsolePage): Markup =>
  html`${page.flashMessage && flash(page.flashMessage)} ${page.defect && defectNotice(page.defect)}
  ${summary(page)} ${page.unused.length > 0 && unusedReleases(page.unused)}
  ${page.overrides.length > 0 && overrideCard(page.overrides)}
  ${page.rows.length ? page.rows.map((row) => releaseCard(row, page)) : emptyStore}
  ${auditHistory(page.changes, page.now)}`;

export const logoutForm = (by: string) =>
  html`<form class="leave" method="post" action="/platform/leave">
    <span class="soft">${by}</span> <button type="submit">Leave</button>
  </form>`;

/** Focused, so that a screen reader reads it first. */
const flash = ({ isGood, sentences }: FlashMessage): Markup =>
  html`<div
    class="notice ${isGood ? 'good' : 'bad'}"
    role="${isGood ? 'status' : 'alert'}"
    tabindex="-1"
    autofocus
  >
    ${!isGood && html`<p><strong>Nothing was changed.</strong></p>`}
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  </div>`;

const defectNotice = (sentences: string[]): Markup =>
  html`<div class="notice bad" role="alert">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`;

function summary({ version, rows, hasHealth, now }: ConsolePage): Markup {
  const { errors, slowLoads } = sumOf(rows.map(healthOf));
  const health = hasHealth
    ? html`In the last hour visitors met ${pluralized(errors, 'error')}${linksToFailing(rows)} and
      ${pluralized(slowLoads, 'slow load')}.`
    : html`What visitors met cannot be counted now: the database is away. Shipping and rolling back work.`;
  return html`<div class="soft summary">
    <p>${health}</p>
    <p>Server ${version}. As of ${utcTime(now.toISOString())}. <a href="/platform">Look again</a></p>
  </div>`;
}

function linksToFailing(rows: NameOverview[]): Markup | undefined {
  const failing = rows.filter((row) => healthOf(row).errors > 0);
  if (!failing.length) return undefined;
  return html` (${failing.map(({ name }, index) => html`${index > 0 && ', '}<a href="#${name}">${name}</a>`)})`;
}

const unusedReleases = (sentences: string[]): Markup =>
  html`<div class="soft summary">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`;

const overrideCard = (overrides: Override[]) =>
  html`<section class="card mine" aria-labelledby="mine">
    <h2 id="mine">In this browser only</h2>
    <ul>
      ${overrides.map(({ name, origin }) => html`<li><strong>${name}</strong> comes from ${origin}</li>`)}
    </ul>
    <form method="post" action="/platform/override/reset">
      <button type="submit">Reset<span class="unseen"> all to the site’s releases</span></button>
    </form>
  </section>`;

const emptyStore = html`<div class="empty">
  <svg viewBox="0 0 64 48" aria-hidden="true">
    <path d="M8 18 32 6l24 12v18L32 46 8 36zM8 18l24 11 24-11M32 29v17" />
  </svg>
  <p>Nothing has been shipped yet. Visitors get what this server was built with.</p>
  <p><code>npm run ship -- mf-messaging</code> ships the first one.</p>
</div>`;
