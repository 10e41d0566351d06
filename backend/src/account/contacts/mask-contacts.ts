import { disguisedAddresses } from './disguised-addresses.js';
import { disguisedNumbers, spansOf, type Span } from './disguised-numbers.js';
import { plainTextOf, type PlainText } from './plain-text.js';
import { unmistakableEndings, wordEndings } from './top-level-domains.js';

// Each pattern starts at a word boundary and has bounded repeats, so matching time is linear in the text.
const address =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}(?:@|\s?[([{]\s?(?:at|@)\s?[)\]}]\s?)[\p{L}\p{N}_.-]{2,255}/gu;
const spacedAddress =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}\s?@\s?[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}_.-]{2,255}/gu;
const spelledAddress =
  /(?<![\p{L}\p{N}_-])(?:(?<!\.)[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}\s{1,2}at\s{1,2})?[\p{L}\p{N}_-]{1,63}(?:\s{1,2}dot\s{1,2}|\s?[([{]\s?dot\s?[)\]}]\s?)(?<ending>\p{L}{2,24})(?![\p{L}\p{N}_-])/gu;
const url = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)\S{1,500}/gu;
const dotted =
  /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{M}\p{N}_-]{1,63}){1,9}(?<path>[/?#:]\S{1,500})?/gu;
const handle = /(?<![\p{L}\p{N}@._-])@[\p{L}_][\p{L}\p{N}_.]{3,30}/gu;
const phone = /[+(]{0,2}\d(?:[\s()./\\\-*_·•|~=^]{0,4}\d){6,40}/gu;

/** Travel dates and year ranges have as many digits as phone numbers. */
const date =
  /(?<![\d-])(?:20\d\d-[01]\d-[0-3]\d|[0-3]?\d[./-][0-3]?\d[./-]20\d\d|(?:19|20)\d\d\s?-\s?(?:19|20)\d\d)(?![\d-])/gu;

const hidden = '•••';

/** Texts of unverified users must not bypass the connect request. */
export function maskContacts(text: string): string {
  const read = plainTextOf(text);
  const { plain, typedSpan } = read;
  const withoutDates = plain.replace(date, (days) => 'd'.repeat(days.length));
  const spans: Span[] = [
    ...addressesIn(text, read),
    ...spansOf(plain, handle),
    ...spansOf(withoutDates, phone),
    ...disguisedNumbers(withoutDates),
    ...disguisedAddresses(plain),
  ];
  return cover(
    text,
    spans.map((span) => typedSpan(...span)),
  );
}

/** Whether a text leads to a page or a mailbox. */
export const hasAddress = (text: string): boolean => addressesIn(text, plainTextOf(text)).length > 0;

const addressesIn = (text: string, { plain, typedSpan }: PlainText): Span[] => [
  ...[address, spacedAddress, url].flatMap((pattern) => spansOf(plain, pattern)),
  ...[...plain.matchAll(spelledAddress)]
    .filter(({ groups }) => unmistakableEndings.has(groups?.ending ?? ''))
    .map(spanOf),
  ...[...plain.matchAll(dotted)].flatMap((found) =>
    domainIn(found, (span) => text.slice(...typedSpan(...span))),
  ),
];

const spanOf = ({ index, 0: found }: RegExpExecArray): Span => [index, index + found.length];

function domainIn({ index, 0: found, groups }: RegExpExecArray, typed: (span: Span) => string): Span[] {
  const path = groups?.path ?? '';
  const labels = found.slice(0, found.length - path.length).split('.');
  for (let last = labels.length - 1; last > 0; last--) {
    const ending = labels[last] ?? '';
    const end = index + labels.slice(0, last + 1).join('.').length;
    const hasPath = last === labels.length - 1 && path.length > 1;
    const isWord = wordEndings.has(ending);
    if (!isWord && !unmistakableEndings.has(ending)) continue;
    const isSentence = isWord && /^(?:\p{Lu}|.{0,1}$)/u.test(typed([end - ending.length, end]));
    const isNumber = /^\d{1,4}$/.test(labels[last - 1] ?? '') && isWord;
    if (hasPath || !(isSentence || isNumber)) return [[index, hasPath ? end + path.length : end]];
  }
  return [];
}

function cover(text: string, spans: Span[]): string {
  let covered = '';
  let done = 0;
  for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
    if (from >= done) covered += text.slice(done, from) + hidden;
    done = Math.max(done, to);
  }
  return covered + text.slice(done);
}
