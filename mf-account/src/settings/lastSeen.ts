const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en-US');

/** How long ago, in the largest whole unit: "Last seen 3 hours ago". */
export function lastSeen(at: string, now: number): string {
  const seconds = (now - Date.parse(at)) / 1000;
  for (const [unit, length] of units) {
    if (seconds >= length) return `Last seen ${words.format(-Math.floor(seconds / length), unit)}`;
  }
  return 'Last seen just now';
}
