import type { UntouchedView } from '../first-visit/first-view.ts';
import { median } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';

export type Views = Record<string, Pick<UntouchedView, 'largestPaint' | 'script' | 'rendered'>[]>;

/** What visitors do not notice, and what single visits differ by. */
const maxPaintRatio = 1.1;
const maxExtraScript = 6;

interface Figures {
  largestPaint: number;
  /** Of the paint, in the middle of the rounds. */
  ratio: number;
  script: number;
  more: number;
}

export function comparedWith(
  base: string,
  views: Views,
): { figures: Record<string, Figures>; verdicts: Verdict[] } {
  const bases = views[base] ?? [];
  const weight = median(bases.map(({ script }) => script));
  const figures = Object.fromEntries(
    Object.entries(views).map(([name, all]) => {
      const script = median(all.map((view) => view.script));
      return [
        name,
        {
          largestPaint: median(all.map((view) => view.largestPaint)),
          ratio: rounded(median(all.map((view, round) => view.largestPaint / paintOf(bases[round])))),
          script,
          more: rounded(script - weight),
        },
      ];
    }),
  );
  const verdicts = Object.entries(figures).flatMap(([name, { ratio, more }]) => [
    {
      isMet: ratio <= maxPaintRatio,
      text: `${name}: largest paint ${ratio} of ${base} (at most ${maxPaintRatio})`,
    },
    { isMet: more <= maxExtraScript, text: `${name}: ${more} KB of script more (at most ${maxExtraScript})` },
    {
      isMet: (views[name] ?? []).every(({ rendered }) => rendered),
      text: `${name}: rendered in every visit`,
    },
  ]);
  return { figures, verdicts };
}

const paintOf = (view: Views[string][number] | undefined): number => view?.largestPaint ?? NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;
