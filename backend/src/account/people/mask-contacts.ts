const email = /[^\s@<>()]+\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()]+\.[^\s@<>()]{2,}/giu;
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|net|org|info|me|io|co|in|app|link|ly|gg)\b\S*/giu;
const phone = /\+?\(?\p{Nd}(?:[\s()./-]*\p{Nd}){6,}/gu;
/** A travel date or a span of years has as many digits as a short phone number. */
const date = /^\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}$|^\p{Nd}{4}\s?-\s?\p{Nd}{4}$/u;

const hidden = '•••';

/** Public words of somebody who is not verified: ways around the connect request are covered. */
export const maskContacts = (text: string): string =>
  text
    .replace(email, hidden)
    .replace(link, hidden)
    .replace(phone, (digits) => (date.test(digits.trim()) ? digits : hidden));
