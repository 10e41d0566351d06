const scores = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  shift: { most: 0 },
};

/** What a first visit to a page may cost, in kilobytes and requests, and what Lighthouse must say of it. */
export function limitsOf(path) {
  if (path === '/profile') return {};
  if (path === '/contact') return { script: { most: 150 }, requestsUntilUsable: { most: 14 }, ...scores };
  return { script: { most: 170 }, requests: { most: 18 }, ...scores };
}

/** The names of the figures that miss their limit; one that was not measured misses it too. */
export const unmet = (figures, limits) =>
  Object.entries(limits)
    .filter(([name, { least = -Infinity, most = Infinity }]) => {
      const value = figures[name];
      return !(value >= least && value <= most);
    })
    .map(([name]) => name);
