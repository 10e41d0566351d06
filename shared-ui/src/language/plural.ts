type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** `plural('en', 3, { one: '# helper', other: '# helpers' })` is `3 helpers`: # is the number. */
export function plural(language: string, count: number, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const form = forms[rule.select(count)] ?? forms.other;
  return form.includes('#') ? form.replace('#', new Intl.NumberFormat(language).format(count)) : form;
}
