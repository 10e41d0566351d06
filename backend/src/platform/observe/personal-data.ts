const patterns: [RegExp, string][] = [
  // Starts only where a word does, and no part may hold the next one's "@": else a run of "@" takes cubic time.
  [/(?<![^\s"'<>=:@])[^\s"'<>=:@]+@+[^\s"'<>@]+\.[^\s"'<>@,)]+/g, '[email]'],
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
  [/(?<![\d.:])\d{6}(?![\d.:])/g, '[code]'],
  [/(?<=[?&][\w-]+=)[^&\s]+/g, '[value]'],
];

/** A text that may go into a log: what looks like an email, a number, a code or a value in an address is gone. */
export const withoutPersonalData = (text: string) =>
  patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Enough of an address to see a pattern, not enough to find a person: the /24, or the /48 of IPv6. */
export function shortenedIp(ip: string): string {
  const parts = ip.replace(/^::ffff:/i, '').split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.0`;
  return `${ip.split(':').slice(0, 3).join(':')}::`;
}
