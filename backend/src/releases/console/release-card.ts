import { html, type Markup } from '../../platform/html/markup.js';
import { pluralized } from './format.js';
import { sumOf, type NameOverview, type ReleaseOverview } from './overview.js';
import { actionButton, releaseRow, type RowContext } from './release-row.js';

export const releaseCard = (overview: NameOverview, context: RowContext): Markup => {
  const { name, current, canary, older } = overview;
  return html`<section class="card" id="${name}" aria-labelledby="name-${name}">
    <h2 id="name-${name}">${name}</h2>
    ${canary && shareBar(canary.percent)}
    <ul>
      ${
        current &&
        releaseRow(
          name,
          current,
          html`<span class="badge"
            >${canary ? `Current, ${remainingPercent(canary.percent)}%` : 'Current'}</span
          >`,
          context,
          rollbackButtons(overview),
        )
      }
      ${canary && canaryRow(overview, canary, context)}
    </ul>
    ${
      older.length > 0 &&
      html`<details>
        <summary>${pluralized(older.length, 'older release')}${errorsOf(older)}</summary>
        <ul>
          ${older.map((one) => releaseRow(name, one, rollbackBadge(overview, one.release), context))}
        </ul>
      </details>`
    }
  </section>`;
};

const remainingPercent = (percent: number) => Number((100 - percent).toFixed(2));

function rollbackButtons({ name, current, canary, rollbackTarget }: NameOverview): Markup[] {
  if (!current || !rollbackTarget) return [];
  const label = `Roll back to ${rollbackTarget}${canary ? ', end the canary' : ''}`;
  return [actionButton('rollback', { name, from: current.release }, label)];
}

const rollbackBadge = ({ rollbackTarget }: NameOverview, release: string) =>
  release === rollbackTarget ? html`<span class="badge quiet">Rolling back leads here</span>` : undefined;

/** Older releases still have errors, in pages that were opened before. */
function errorsOf(older: ReleaseOverview[]): string {
  const { errors } = sumOf(older);
  return errors ? `, ${pluralized(errors, 'error')}` : '';
}

function canaryRow(
  { name, current }: NameOverview,
  canary: NonNullable<NameOverview['canary']>,
  context: RowContext,
): Markup {
  // Errors per visitor: a small share of the visitors meets few errors.
  const isWorse = canary.errors * remainingPercent(canary.percent) > (current?.errors ?? 0) * canary.percent;
  const badge = html`<span class="badge canary">Canary, ${canary.percent}%</span>`;
  return releaseRow(name, canary, badge, context, [
    actionButton('promote', { name }, 'Promote to everybody', isWorse ? 'plain' : 'main'),
    actionButton('withdraw', { name }, 'Withdraw', isWorse ? 'main' : 'plain'),
  ]);
}

/** Hidden from screen readers, because the badges contain the same percentages. */
const shareBar = (percent: number) =>
  html`<svg class="split" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect class="all" width="${remainingPercent(percent)}" height="1" />
    <rect class="some" x="${remainingPercent(percent)}" width="${percent}" height="1" />
  </svg>`;
