import { inPersian } from '../forms/date/persian-day';
import { typedIn } from '../forms/date/typed-day';
import { numberText } from '../language/inPageLanguage';
import { plural } from '../language/plural';
import type { Words } from './en';

export const fa: Words = {
  close: 'بستن',
  tryAgain: 'دوباره امتحان کنید',
  partFailed: 'این بخش باز نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.',
  authenticationRequired: 'ورود لازم است',
  logIn: 'ورود',
  verified: 'تأییدشده',
  rated: (stars) => `امتیاز ${stars} از ۵`,
  fromRatings: (count) => plural('fa', count, { one: 'از # نظر', other: 'از # نظر' }),
  stars: (count) => plural('fa', count, { one: '# ستاره', other: '# ستاره' }),
  optional: '(اختیاری)',
  loading: 'در حال بارگیری…',
  suggestions: (count) =>
    plural('fa', count, {
      one: '# پیشنهاد، با پیکان بالا و پایین انتخاب کنید',
      other: '# پیشنهاد، با پیکان بالا و پایین انتخاب کنید',
    }),
  characters: (length, limit) => `${numberText(length)} نویسه از ${numberText(limit)}`,
  chooseCountry: 'کشور را انتخاب کنید',
  searchCountry: 'جست‌وجوی کشور یا کد',
  countries: 'کشورها',
  noCountry: 'کشوری پیدا نشد',
  countriesFailed: 'فهرست کشورها باز نشد. با + و کد شروع کنید.',
  countryCode: (region, dial) => `کد کشور \u2068${region}\u2069 \u2068${dial}\u2069`,
  thisIs: (day) => `این ${day} است.`,
  whichDay: 'منظورتان کدام روز است؟',
  thisDay: 'منظورتان این روز بود؟',
  dayOrLater: (day) => `${day} یا روزی پس از آن را انتخاب کنید.`,
  dayOrEarlier: (day) => `${day} یا روزی پیش از آن را انتخاب کنید.`,
  calendarFailed: 'تقویم باز نشد. تاریخ را بنویسید.',
  twoDays: 'این را می‌توان دو روز متفاوت خواند.',
  writeDateLike: (day) => `تاریخ را این‌گونه بنویسید: ${day}.`,
  forExample: (day) => `مثلاً ${day}`,
  writeItLike: (day) => `این‌گونه بنویسید: ${day}.`,
  changeDate: (day) => `تغییر تاریخ، ${day}`,
  chooseDate: 'تاریخ را انتخاب کنید',
  previousMonth: 'ماه پیش',
  nextMonth: 'ماه بعد',
  todayIs: (day) => `امروز، ${day}`,
  selectedDay: (day) => `${day}، انتخاب‌شده`,
  typedDay: (text) => typedIn('fa', text),
  otherCalendar: (day) => inPersian(day),
  routeTo: 'به',
  routeBy: (stops) => `از راه ${stops} به`,
  and: 'و',
};
