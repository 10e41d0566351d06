export const size = (bytes) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What is left of the visitors by a canary: 0.1, and not 0.09999999999999432. */
export const restOf = (percent) => Number((100 - percent).toFixed(2));

/** A moment in local time, as short as it can be told. */
export function moment(iso, now = new Date()) {
  const at = new Date(iso);
  const isLongAgo = now - at > 300 * 24 * 60 * 60 * 1_000;
  const day = { day: '2-digit', month: 'short' };
  const rest = isLongAgo ? { year: 'numeric' } : { hour: '2-digit', minute: '2-digit' };
  return at.toLocaleString('en-GB', { ...day, ...rest }).replace(',', '');
}
