const patterns: [RegExp, string][] = [
  // Anchored at a word start, and no part may contain "@": otherwise a run of "@" takes cubic time.
  [/(?<![^\s"'<>=:@])[^\s"'<>=:@]+@+[^\s"'<>@]+\.[^\s"'<>@,)]+/g, '[email]'],
  [/\+?\d[\d ().-]{6,}\d/g, '[number]'],
  [/(?<![\d.:])\d{6}(?![\d.:])/g, '[code]'],
  [/(?<=[?&][\w-]+=)[^&\s]+/g, '[value]'],
];

export const withoutPersonalData = (text: string) =>
  patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** The /24, or the /48 of IPv6: enough to see a pattern, not enough to find a person. */
export function shortenedIp(ip: string): string {
  const parts = ip.replace(/^::ffff:/i, '').split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.0`;
  return `${ip.split(':').slice(0, 3).join(':')}::`;
}
