const email = /[^\s/?#@]+@[^\s/?#@]+\.[^\s/?#@]+/g;
const longNumber = /\+?\d(?:[\s().-]?\d){5,}/g;

/** A text in which nobody can be recognised or reached: no emails, phone numbers or codes. */
export const withoutPersonalData = (text: string): string =>
  text.replace(email, '[email]').replace(longNumber, '[number]');

/** A path alone: what follows it may hold codes, tokens and secrets. */
export const barePath = (path: string): string => withoutPersonalData(path.replace(/[?#].*$/s, ''));
