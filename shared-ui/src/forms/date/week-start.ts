import { pageLanguage, pageLocale } from '../../language/pageLanguage';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type WeekInfo = { firstDay: number };
type LocaleOfWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** For browsers that do not know it. Elsewhere it is Monday. */
const sunday =
  'BD BR CA CO DO ET GT HK HN ID IL IN JM JP KE KH KR MX NI NP PA PE PH PK PT SA SG SV TH TW US VE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** The first day of the week, 0 for Sunday: of the visitor's region where the visitor's language is the page's, or English. */
export function weekStart(visitor = navigator.language): Weekday {
  const isOfVisitor = pageLanguage() === 'en' || visitor.split('-')[0] === pageLanguage();
  const locale: LocaleOfWeeks =
    localeOf(isOfVisitor ? visitor : pageLocale()) ?? new Intl.Locale(pageLocale());
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: firstDayIn(locale) };
  return (firstDay % 7) as Weekday;
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    // WebKit on a machine without a locale says 'C', which is no language.
    return undefined;
  }
}

export function firstDayIn(locale: Intl.Locale): number {
  const region = locale.maximize().region ?? '';
  if (sunday.split(' ').includes(region)) return 7;
  return saturday.split(' ').includes(region) ? 6 : 1;
}
