const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

export function relativeTime(at: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(at)) / 1_000;
  const largest = units.find((one) => seconds >= one.seconds);
  return largest ? relative.format(-Math.floor(seconds / largest.seconds), largest.unit) : 'just now';
}

export const utcTime = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Enough to find it, and still marked when files had changed. */
export const shortCommit = (commit: string) => commit.replace(/^(.{10})[\da-f]*/, '$1');

export const pluralized = (count: number, noun: string) =>
  `${count || 'no'} ${noun}${count === 1 ? '' : 's'}`;

export const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export function formatHealth({ errors, slowLoads }: { errors: number; slowLoads: number }): string {
  const text = `${pluralized(errors, 'error')}, ${pluralized(slowLoads, 'slow load')}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
