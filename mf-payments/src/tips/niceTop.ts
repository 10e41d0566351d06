const steps = [1, 2, 5, 10];

/** The next round number at or above the highest bar, so that the line over it can be read: 35 -> 50. */
export function niceTop(highest: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return (steps.find((step) => step * scale >= highest) ?? 10) * scale;
}
