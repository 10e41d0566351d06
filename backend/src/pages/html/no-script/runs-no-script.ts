/** Search engines, link previews and browsers for terminals. A browser with its scripts switched off does not say so. */
const names =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|\b(lynx|w3m|elinks|links|curl|wget)\b/i;

export const runsNoScript = (userAgent = '') => names.test(userAgent);
