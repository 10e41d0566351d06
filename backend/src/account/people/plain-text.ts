/** A text as people read it, and where each of its characters stands in what was typed. */
export interface PlainText {
  plain: string;
  /** The typed text from one position of the plain one up to another. */
  typedSpan(from: number, to: number): [start: number, end: number];
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Me}]/u;
const dash = /[\p{Pd}\u2212]/u;
const digit = /\p{Nd}/u;
/** Some characters stand for whole phrases, which hold no address. */
const longestForm = 4;

function formOf(character: string): string {
  if (invisible.test(character)) return '';
  const form = character.normalize('NFKC').toLowerCase();
  if (form.length > longestForm) return character;
  if (dash.test(form)) return '-';
  if (form === '。') return '.';
  return digit.test(form) && !/\d/.test(form) ? '0' : form;
}

/** Undoes what hides a contact from a pattern and not from a reader: wide forms, keycaps, letters of no width. */
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
