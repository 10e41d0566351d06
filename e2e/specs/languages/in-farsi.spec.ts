import { test } from '../../fixtures';
import type { Language } from './language';
import { familyStory } from './steps';

test.setTimeout(120_000);

const farsi: Language = {
  code: 'fa',
  locale: 'fa-IR',
  dir: 'rtl',
  daughter: 'شیرین',
  mother: 'پروانه',
  note: 'مادرم فقط فارسی بلد است و آهسته راه می‌رود.',
  medicine: 'قرص فشار خون، ساعت ۲۰:۰۰',
  review: 'مهربان و صبور بود و تا خروجی کنار مادرم ماند.',
  cities: { ACC: 'آکرا', DSS: 'داکار', ABJ: 'آبیجان' },
  home: {
    from: 'از',
    to: 'به',
    search: 'جست‌وجو',
    results: 'جست‌وجوی Flight Amigo',
    seeContact: 'دیدن راه تماس',
    details: 'دربارهٔ این Amigo',
  },
  login: {
    button: 'ورود',
    title: /^ورود به .?Flight Amigo/,
    email: 'ایمیل',
    next: 'ادامه',
    code: 'کد تأیید',
  },
  ask: {
    someoneElse: 'کس دیگری',
    firstName: 'نام کوچک',
    age: 'سن',
    seventies: '۷۰–۷۹',
    yourFirstName: /^نام کوچک شما/,
    note: /^چند کلمه به \u2068Meera/,
    send: /^می‌پذیرم و از \u2068Meera.*\u2069 می‌پرسم$/,
    sent: /پرسیدید\. تصمیم با \u2068Meera.*\u2069 است\./,
  },
  mails: {
    hello: 'سلام،\n',
    code: /این کد ورود به .?Flight Amigo.? است\./,
    agreed: /\u2068Meera.*\u2069 پذیرفت: \u2068پروانه\u2069 با \u2068Meera.*\u2069 پرواز می‌کند\./,
    stillFlying: /به‌زودی \u2068پروانه\u2069 با \u2068Meera.*\u2069 پرواز می‌کند\./,
    confirmed: /^سپاس، پروازتان تأیید شد$/,
    dayAfter: /\u2068پروانه\u2069 با \u2068Meera.*\u2069 پرواز کرد: /,
  },
  trip: {
    title: (from, to) => new RegExp(`\u2068${from}\u2069 به \u2068${to}\u2069 با \u2068Meera.*\u2069`),
    contact: 'تماس',
    before: 'پیش از پرواز',
    fillIn: 'پر کردن',
    firstName: 'نام کوچک',
    medicine: 'دارو، با ساعت محلی',
    saveCard: 'ذخیرهٔ کارت مراقبت',
    cardSaved: 'کارت مراقبت ذخیره شد',
  },
  day: {
    saysLanded: /^\u2068Meera.*\u2069 و \u2068پروانه\u2069 فرود آمده‌اند\./,
    atAirport: /\u2068پروانه\u2069 در فرودگاه است$/,
    met: 'یکدیگر را دیده‌اند',
    landed: /فرود آمده‌اند$/,
    withMe: /\u2068پروانه\u2069 با من است$/,
    isWithYou: /\u2068پروانه\u2069 با شماست\.$/,
  },
  after: {
    howWasIt: /^همسفری با \u2068Meera.*\u2069 چطور بود؟$/,
    fiveStars: '۵ ستاره',
    words: 'دیگران چه چیزی را باید بدانند؟',
    feltSafe: 'بله',
    send: 'فرستادن',
    bothAppear: /هر دو نظر وقتی نشان داده می‌شوند که \u2068Meera.*\u2069 هم نوشته باشد/,
    saidYes: 'گفتید «بله»',
  },
};

test('a family in Tehran finds company for the mother, from right to left', async ({
  anotherBrowser,
  verifiedMember,
  inbox,
}) => {
  const helper = await verifiedMember('Meera');
  await familyStory({ anotherBrowser, helper, inbox }, farsi);
});
