import { spansOf, type Span } from './disguised-numbers.js';
import { unmistakableEndings } from './top-level-domains.js';

/** After a dot that is alone or a word: other endings are words of a sentence, as in "punto de encuentro". */
const surestEndings = new Set(['com', 'net', 'org', 'info', 'biz', 'app', 'dev', 'io', 'ru']);

// Each pattern starts at a word boundary and has bounded repeats, so matching time is linear in the text.
const bracketed =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}\s?[([{<*_]\s?(?:at|ät|aet|arroba|arobase|zavináč|एट|ఎట్|艾特)\s?[)\]}>*_]\s?[\p{L}\p{N}_.-]{2,255}/gu;
const spelled =
  /(?<![\p{L}\p{M}\p{N}._-])(?<local>[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,63}(?:\s{1,2}(?:at|ät|aet|arroba|arrobas|arobase|zavináč|zavinac|एट|ऐट|ఎట్|ఏట్|ات)\s{1,2}|\s?(?:@|艾特)\s?))?[\p{L}\p{N}_-]{1,63}(?:\s{1,2}(?:dot|punto|point|punkt|tečka|tecka|डॉट|డాట్|دات|نقطه)\s{1,2}|\s?点\s?)(?<ending>\p{L}{2,24})(?![\p{L}\p{M}\p{N}_-])/gu;
const spacedDots =
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{N}_-]{1,63}(?:\s?@\s?[\p{L}\p{N}_-]{1,63})?(?:\s{1,2}\.\s{0,2}[\p{L}\p{N}_-]{1,63}){0,4}(?:\s{1,2}\.\s{0,2}|\.\s{1,2})(?<ending>\p{L}{2,24})(?![\p{L}\p{M}\p{N}_-])/gu;
const spacedLetters =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s._-]{1,2}[\p{L}\p{N}]){1,30}\s{0,2}@\s{0,2}(?:[\p{L}\p{N}](?:[\s.]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){2,40}|[\p{L}\p{N}_-]{1,63}(?:\s{0,2}\.\s{0,2}[\p{L}\p{N}_-]{2,63}){0,4})/gu;
const mailbox =
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}][\p{L}\p{N}._-]{1,63}\s{0,2}(?:at|arroba|arobase|@)\s{0,2}(?:gmail|googlemail|hotmail|icloud|protonmail|seznam|rediffmail)(?![\p{L}\p{N}])/gu;

const services =
  'telegram|insta|instagram|ig|snap|snapchat|tiktok|skype|wechat|weixin|viber|discord|facebook|fb|twitter|threads|gmail|whatsapp|' +
  'टेलीग्राम|इंस्टा|इंस्टाग्राम|टेलिग्राम|టెలిగ్రామ్|ఇన్స్టా|ఇన్స్టాగ్రామ్|تلگرام|اینستا|اینستاگرام|微信|微信号|电报';
const handle = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${services})(?<link>(?:\\s{0,2}(?:[:=/@-]|id|user|username|name|handle|is|es|est|ist|号)){0,3})\\s{0,2}(?<typed>[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]{2,30})`,
  'gu',
);

/** Addresses with their marks spelled out or apart, and names at other services. */
export function disguisedAddresses(plain: string): Span[] {
  return [
    ...spansOf(plain, bracketed),
    ...spansOf(plain, mailbox),
    ...(plain.includes('@') ? spansOf(plain, spacedLetters, isSpaced) : []),
    ...endingSurely(plain, spelled),
    ...(plain.includes('.') ? endingSurely(plain, spacedDots) : []),
    ...handlesIn(plain),
  ];
}

const isSpaced = (found: string) => /[\s._-][\p{L}\p{N}]\s{0,2}@/u.test(found);

function endingSurely(plain: string, pattern: RegExp): Span[] {
  return Array.from(plain.matchAll(pattern))
    .filter(({ groups: { ending = '', local } = {} }) =>
      (local ? unmistakableEndings : surestEndings).has(ending),
    )
    .map(({ index, 0: found }) => [index, index + found.length]);
}

const clauseEnd = /^\s?(?:$|[,;.!?)])/;

/** A name has marks or digits, or comes alone after a colon. */
function handlesIn(plain: string): Span[] {
  return Array.from(plain.matchAll(handle)).flatMap(({ index, 0: found, groups = {} }): Span[] => {
    const { link = '', typed = '' } = groups;
    const name = typed.replace(/\.{1,30}$/, '');
    const from = index + found.length - typed.length;
    const isAlone = clauseEnd.test(plain.slice(from + name.length, from + name.length + 2));
    const isNamed = /[:=@]|id|user|handle/.test(link) && isAlone;
    return isNamed || /[_\d]|\p{L}\.\p{L}/u.test(name) ? [[from, from + name.length]] : [];
  });
}
