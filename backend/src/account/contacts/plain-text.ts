export interface PlainText {
  plain: string;
  typedSpan(from: number, to: number): [start: number, end: number];
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]/u;
const dash = /[\p{Pd}\u2212]/u;
const digit = /\p{Nd}/u;
/** Some characters normalise to whole phrases, which hold no address. */
const longestForm = 4;

function formOf(character: string): string {
  if (invisible.test(character)) return '';
  const form = character.normalize('NFKC').toLowerCase();
  if (form.length > longestForm) return character;
  if (dash.test(form)) return '-';
  if (form === '。') return '.';
  return digit.test(form) && !/\d/.test(form) ? '0' : form;
}

/** Undoes tricks that hide contacts from patterns but not from readers: wide forms, keycaps, zero-width letters. */
export function plainTextOf(typed: string): PlainText {
  const forms = new Map<string, string>();
  const starts: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of typed) {
    let form = forms.get(character);
    if (form === undefined) forms.set(character, (form = formOf(character)));
    for (let unit = 0; unit < form.length; unit++) starts.push(at);
    plain += form;
    at += character.length;
  }
  return { plain, typedSpan: (from, to) => [starts[from] ?? typed.length, starts[to] ?? typed.length] };
}
