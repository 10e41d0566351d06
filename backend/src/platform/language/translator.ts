/** English sentences and what they are in another language. `{names}` stand for values, in both. */
export type Sentences = Readonly<Record<string, string>>;

export type Translate = (english: string) => string | undefined;

interface Pattern {
  form: RegExp;
  translation: string;
}

/** Limit of a typed name in a translated sentence, in characters. Sentences with longer ones stay in English. */
const longest = 1_000;

/** Says sentences in a language, also several in one text. Pages and the server share it. */
export function translator(language: string, tables: Sentences[]): Translate {
  const known = tables.flatMap((table) => Object.entries(table));
  const exact = new Map(known);
  const patterns = known
    .filter(([english]) => english.includes('{'))
    .toSorted(([one], [other]) => literalsOf(other) - literalsOf(one))
    .map(([english, translation]): Pattern => ({ form: formOf(english), translation }));
  const valueText = valueTexts(language);
  const whole = (english: string): string | undefined => {
    const found = exact.get(english);
    if (found !== undefined) return found;
    for (const { form, translation } of patterns) {
      const values = form.exec(english)?.groups;
      if (!values) continue;
      return translation.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name] ?? '';
        return whole(value) ?? valueText(value);
      });
    }
    return undefined;
  };
  return (english) => {
    if (english.length > longest) return undefined;
    const all = whole(english);
    if (all !== undefined) return all;
    const each = english.split(/(?<=[.?!]) (?=\p{Lu})/u).map(whole);
    return each.every((one) => one !== undefined) ? each.join(language === 'zh' ? '' : ' ') : undefined;
  };
}

const literalsOf = (english: string) => english.replace(/\{\w+\}/g, '').length;

/** The path of a field has no space, so that a sentence about one is not mistaken for another. */
function formOf(english: string): RegExp {
  const source = english
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return part === 'field' ? String.raw`(?<field>\S+|The value)` : `(?<${part}>.+)`;
    })
    .join('');
  return new RegExp(`^${source}$`, 's');
}

const regions: Partial<Record<string, string>> = { zh: 'zh-CN', fa: 'fa-u-ca-gregory' };
const isoDay = /^\d{4}-\d\d-\d\d$/;
const englishDay = /^[A-Z][a-z]{2} \d{1,2}(?<year>, \d{4})?(?<time>, \d{1,2}:\d\d\s[AP]M)?$/;

/** Numbers, days and times as the language writes them. All else is as it was, apart from its neighbours. */
function valueTexts(language: string): (value: string) => string {
  const locale = regions[language] ?? language;
  const digits = (value: string) => value.replace(/\d/g, (digit) => Number(digit).toLocaleString(locale));
  const dayText = (value: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(value));
  return (value) => {
    if (/^\d{1,9}$/.test(value)) return Number(value).toLocaleString(locale);
    if (/^\d\d?:\d\d$/.test(value)) return digits(value);
    if (isoDay.test(value)) return dayText(value, { dateStyle: 'medium' });
    const { year, time } = englishDay.exec(value)?.groups ?? {};
    if (year) return dayText(`${value} UTC`, { dateStyle: 'medium', ...(time && { timeStyle: 'short' }) });
    if (englishDay.test(value)) return dayText(`${value}, 2000 UTC`, { month: 'short', day: 'numeric' });
    return language === 'fa' ? `\u2068${value}\u2069` : value;
  };
}
