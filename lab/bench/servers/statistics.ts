const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** The value with this share of the numbers below it: 0.5 is the median, 1 the largest. */
export function percentile(numbers: readonly number[], share: number): number {
  const index = Math.min(numbers.length - 1, Math.floor(numbers.length * share));
  return sorted(numbers)[index] ?? NaN;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const formatMs = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
