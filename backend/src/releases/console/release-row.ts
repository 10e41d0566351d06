import { html, type Markup } from '../../platform/html/markup.js';
import type { ReleaseAction } from '../shipping/shipping.service.js';
import { formatBytes, formatHealth, relativeTime, utcTime } from './format.js';
import type { HealthCounts, ReleaseOverview } from './overview.js';

export interface RowContext {
  now: Date;
  hasHealth: boolean;
}

export const releaseRow = (
  row: ReleaseOverview,
  badge: Markup | undefined,
  { now, hasHealth }: RowContext,
  buttons: Markup[] = [],
): Markup =>
  html`<li class="release">
    <p class="id"><strong>${row.release}</strong> ${badge}</p>
    <p class="facts">
      <span>${row.by}, ${timeOf(row.at, now)}</span>
      <span>${formatBytes(row.bytes)}, host API ${row.hostApi}</span>
    </p>
    ${hasHealth && health(row)} ${buttons.length > 0 && html`<div class="buttons">${buttons}</div>`}
  </li>`;

export const timeOf = (at: string, now: Date): Markup =>
  html`<time datetime="${at}">${relativeTime(at, now)} <small>(${utcTime(at)})</small></time>`;

const health = ({ errors, slowLoads }: HealthCounts): Markup =>
  html`<p class="faults ${errors ? 'bad' : slowLoads ? 'slow' : ''}">
    ${formatHealth({ errors, slowLoads })}
  </p>`;

export const actionButton = (
  action: ReleaseAction,
  { name, from }: { name: string; from?: string },
  label: string,
  kind: 'main' | 'plain' = 'plain',
): Markup =>
  html`<form method="post" action="/platform/${action}">
    <input type="hidden" name="name" value="${name}" />
    ${from !== undefined && html`<input type="hidden" name="from" value="${from}" />`}
    <button class="${kind}" type="submit">${label}<span class="unseen"> (${name})</span></button>
  </form>`;
