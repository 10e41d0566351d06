import { median } from '../servers/statistics.ts';
import type { Figures, Limits } from './budget.ts';
import type { FirstView } from './first-view.ts';

export type FirstViews = Record<'before' | 'after', FirstView[]>;

/** `before` is the same server without rendering. */
export interface ComparedFirstView {
  before: Figures;
  after: Figures;
  'after / before': Figures;
}

export const firstViewLimits = (visits: number): Limits => ({
  largestPaint: { most: 1_100 },
  // The aim is 110.
  scriptUntilAnswer: { most: 135 },
  shift: { most: 0 },
  // A page that is not rendered in time is sent without: then the figures are not those of rendering.
  rendered: { least: visits },
});

export function compareFirstViews(
  { before, after }: FirstViews,
  html: Record<keyof FirstViews, number>,
): ComparedFirstView {
  const [withoutIt, withIt] = [summarize(before, html.before), summarize(after, html.after)];
  const ratio = (name: string) => Number(((withIt[name] ?? NaN) / (withoutIt[name] ?? NaN)).toFixed(2));
  const compared = ['largestPaint', 'tapAnswered', 'scriptUntilAnswer', 'html'];
  return {
    before: withoutIt,
    after: withIt,
    'after / before': Object.fromEntries(compared.map((name) => [name, ratio(name)])),
  };
}

function summarize(views: readonly FirstView[], html: number): Figures {
  const all = (name: keyof FirstView) => views.map((view) => view[name]);
  return {
    largestPaint: median(all('largestPaint')),
    tapAnswered: median(all('tapAnswered')),
    scriptUntilAnswer: median(all('scriptUntilAnswer')),
    scriptOfAnswer: median(all('scriptOfAnswer')),
    html,
    // The worst one: a shift that some visitors see is a shift.
    shift: Math.max(...all('shift')),
    rendered: all('rendered').reduce((sum, one) => sum + one, 0),
  };
}
