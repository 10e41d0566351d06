const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** "3 hours ago" */
export function ago(at: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(at)) / 1_000;
  const step = steps.find((one) => seconds >= one.seconds);
  return step ? relative.format(-Math.floor(seconds / step.seconds), step.unit) : 'just now';
}

/** "2026-11-20 16:53 UTC" */
export const exactly = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

export const counted = (number: number, word: string) =>
  `${number || 'no'} ${word}${number === 1 ? '' : 's'}`;

export const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** "14 errors, no slow loads" */
export function faultsInWords({ errors, slowLoads }: { errors: number; slowLoads: number }): string {
  const words = `${counted(errors, 'error')}, ${counted(slowLoads, 'slow load')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
