/** A lower limit, an upper limit, or both. */
export interface Limit {
  least?: number;
  most?: number;
}

export type Limits = Record<string, Limit>;
export type Figures = Record<string, number | undefined>;

const scores: Limits = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  shift: { most: 0 },
};

/** The limits of a first visit to a page: kilobytes, requests and Lighthouse scores. */
export function limitsOf(path: string): Limits {
  if (path === '/profile') return {};
  if (path === '/contact') return { script: { most: 150 }, requestsUntilUsable: { most: 14 }, ...scores };
  return { script: { most: 170 }, requests: { most: 18 }, ...scores };
}

/** The names of the figures that miss their limit. A missing figure misses it too. */
export const missedLimits = (figures: Figures, limits: Limits): string[] =>
  Object.entries(limits)
    .filter(([name, { least = -Infinity, most = Infinity }]) => {
      const value = figures[name] ?? NaN;
      return !(value >= least && value <= most);
    })
    .map(([name]) => name);
