import type { Words } from './en';

export const fa: Words = {
  codeLabel: 'کد تأیید',
  digitsEntered: 'رقم‌های واردشده',
  smsNotReached: 'پیامک ما به گوشی شما نرسید',
  smsNotReachedHint: 'شماره را در نمایهٔ خود بررسی کنید و سپس کد را دوباره بفرستید.',
  noMailLeaves:
    'از این نسخهٔ نمایشی ایمیلی بیرون نمی‌رود. برای دیدن کد <inbox>صندوق آزمایشی را باز کنید</inbox>.',
  noSmsLeaves:
    'از این نسخهٔ نمایشی پیامکی بیرون نمی‌رود. برای دیدن کد <inbox>صندوق آزمایشی را باز کنید</inbox>.',
  resendCode: 'فرستادن دوبارهٔ کد',
  mailSent: 'کد تأیید فرستاده شد',
  mailSentHint: 'کد تأیید تازه‌ای به ایمیل شما فرستاده شد',
  mailFailed: 'کد دوباره فرستاده نشد',
  pleaseTryAgain: 'دوباره امتحان کنید',
  smsSent: 'کد فرستاده شد',
  smsSentHint: 'کد تأیید تازه‌ای به گوشی شما فرستاده شد.',
  smsFailed: 'کد فرستاده نشد',
  smsFailedHint: 'در فرستادن کد تأیید مشکلی پیش آمد.',
  youSaid: 'شما:',
  personSaid: (name) => `\u2068${name}\u2069:`,
  staysPlainText: 'تا وقتی پاسخ نداده‌اید، پیوندها و شماره‌ها متن ساده می‌مانند.',
  messageRisks: {
    parcels: 'هر کس فقط بار خودش را می‌برد: برای هیچ‌کس چیزی نبرید.',
    money: 'هیچ‌کس نباید پیش از پرواز، یا به کسانی که این‌جا آشنا شده، پول بپردازد.',
    documents: 'هرگز مدارک، شمارهٔ کارت یا کد نفرستید.',
    elsewhere:
      'تا وقتی به هم اعتماد پیدا نکرده‌اید همین‌جا بمانید: ما فقط دربارهٔ آنچه این‌جا نوشته شده می‌توانیم کمک کنیم.',
  },
  theRules: 'قواعد',
  reportThisMessage: 'گزارش این پیام',
  messageSending: 'در حال فرستادن…',
  messageNotSent: 'فرستاده نشد.',
  messageNotSentBecause: (reason) => `فرستاده نشد. ${reason}`,
  messageWaits: 'فرستاده نشد. با برگشتن شبکه خودش می‌رود.',
  verifyNumber: 'تأیید شمارهٔ تلفن',
  sendAgain: 'دوباره امتحان کنید',
  editMessage: 'ویرایش',
  needsScript: 'این فرم به جاوااسکریپت نیاز دارد',
  needsScriptHint: (ask) =>
    `آن را روشن کنید و صفحه را دوباره باز کنید، یا به <mail>ما</mail> بنویسید: ${ask}`,
};
