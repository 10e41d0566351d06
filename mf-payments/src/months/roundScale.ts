const steps = [1, 2, 5, 10];

/** Rounds the highest value up for the top of a chart: 35 becomes 50. */
export function roundScale(highest: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return (steps.find((step) => step * scale >= highest) ?? 10) * scale;
}
