import { html, type Markup } from '../../platform/html/markup.js';
import type { Action } from '../shipping/shipping.service.js';
import type { Faults, ReleaseRow } from './overview.js';
import { ago, exactly, faultsInWords, size } from './format.js';

/** When a page was made, and whether visitors' faults could be counted for it. */
export interface Moment {
  now: Date;
  counts: boolean;
}

/** A release with what is known of it, and what can be done about it. */
export const releaseRow = (
  row: ReleaseRow,
  badge: Markup | undefined,
  { now, counts }: Moment,
  buttons: Markup[] = [],
): Markup =>
  html`<li class="release">
    <p class="id"><strong>${row.release}</strong> ${badge}</p>
    <p class="facts">
      <span>${row.by}, ${when(row.at, now)}</span>
      <span>${size(row.bytes)}, host API ${row.hostApi}</span>
    </p>
    ${counts && faults(row)} ${buttons.length > 0 && html`<div class="buttons">${buttons}</div>`}
  </li>`;

export const when = (at: string, now: Date): Markup =>
  html`<time datetime="${at}">${ago(at, now)} <small>(${exactly(at)})</small></time>`;

function faults({ errors, slowLoads }: Faults): Markup {
  return html`<p class="faults ${errors ? 'bad' : slowLoads ? 'slow' : ''}">
    ${faultsInWords({ errors, slowLoads })}
  </p>`;
}

/** One button that does one thing; what it does and to whom stands on it. */
export const button = (
  action: Action,
  { name, from }: { name: string; from?: string },
  words: string,
  kind: 'main' | 'plain' = 'plain',
): Markup =>
  html`<form method="post" action="/platform/${action}">
    <input type="hidden" name="name" value="${name}" />
    ${from !== undefined && html`<input type="hidden" name="from" value="${from}" />`}
    <button class="${kind}" type="submit">${words}<span class="unseen"> (${name})</span></button>
  </form>`;
