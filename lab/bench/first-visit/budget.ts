import type { Verdict } from '../servers/verdict.ts';

export interface Limit {
  least?: number;
  most?: number | undefined;
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

export function limitsOf(path: string): Limits {
  if (path === '/profile') return {};
  if (path.startsWith('/trips/')) return { script: { most: 190 }, shift: { most: 0 } };
  if (path.startsWith('/journey/')) return { script: { most: 20 }, accessibility: { least: 100 } };
  if (path === '/contact') return { script: { most: 150 }, requestsUntilUsable: { most: 14 }, ...scores };
  if (path.startsWith('/routes/'))
    return { script: { most: 170 }, requests: { most: 18 }, ...scores, performance: { least: 98 } };
  const isRendered = path === '/' || /^\/(search|listing)\b/.test(path);
  return {
    script: { most: 170 },
    requests: { most: 18 },
    ...scores,
    ...(isRendered && { performance: { least: 99 } }),
  };
}

/** As what another page costs. */
export const noMoreThan = ({ script, total }: Figures): Limits => ({
  script: { most: script },
  total: { most: total },
});

export const checkLimits = (figures: Figures, limits: Limits): Verdict[] =>
  Object.entries(limits).map(([name, limit]) => {
    const { least = -Infinity, most = Infinity } = limit;
    const value = figures[name] ?? NaN;
    return { isMet: value >= least && value <= most, text: `${name}: ${value} (${JSON.stringify(limit)})` };
  });
