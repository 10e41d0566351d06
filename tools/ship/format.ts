export const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The visitors outside a canary: 0.1, and not 0.09999999999999432. */
export const remainingPercent = (percent: number): number => Number((100 - percent).toFixed(2));

export function formatDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const isLongAgo = now.getTime() - date.getTime() > 300 * 24 * 60 * 60 * 1_000;
  const options: Intl.DateTimeFormatOptions = isLongAgo
    ? { day: '2-digit', month: 'short', year: 'numeric' }
    : { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' };
  return date.toLocaleString('en-GB', options).replace(',', '');
}
