import type { FirstViews } from '../release-health.js';
import { html, type Markup } from '../../platform/html/markup.js';
import type { ReleaseAction } from '../shipping/shipping.service.js';
import { formatBytes, formatHealth, relativeTime, shortCommit, utcTime } from './format.js';
import type { HealthCounts, ReleaseOverview } from './overview.js';

export interface RowContext {
  now: Date;
  hasHealth: boolean;
  firstViewsOf: (name: string, release: string) => FirstViews | undefined;
}

export const releaseRow = (
  name: string,
  row: ReleaseOverview,
  badge: Markup | undefined,
  { now, hasHealth, firstViewsOf }: RowContext,
  buttons: Markup[] = [],
): Markup =>
  html`<li class="release">
    <p class="id"><strong>${row.release}</strong> ${badge}</p>
    <p class="facts">
      <span>${row.by}, ${timeOf(row.at, now)}</span>
      <span>${formatBytes(row.bytes)}, host API ${row.hostApi}</span>
      ${row.commit && html`<span title="${row.commit}">commit ${shortCommit(row.commit)}</span>`}
      ${firstViews(firstViewsOf(name, row.release))}
    </p>
    ${hasHealth && health(name, row)} ${buttons.length > 0 && html`<div class="buttons">${buttons}</div>`}
  </li>`;

const firstViews = (views: FirstViews | undefined) =>
  views &&
  html`<span>first views from this server: ${views.rendered} rendered, ${views.missing} without</span>`;

export const timeOf = (at: string, now: Date): Markup =>
  html`<time datetime="${at}">${relativeTime(at, now)} <small>(${utcTime(at)})</small></time>`;

const health = (name: string, { release, errors, slowLoads }: HealthCounts & { release: string }): Markup =>
  html`<p class="faults ${errors ? 'bad' : slowLoads ? 'slow' : ''}">
    <a href="/platform/errors/${name}/${release}">${formatHealth({ errors, slowLoads })}</a>
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
