import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'This tip was not found': 'این انعام پیدا نشد',
  'Somebody else must decide about your tips': 'دربارهٔ انعام‌های شما باید کس دیگری تصمیم بگیرد',
  'Tips cannot be given on here.': 'این‌جا نمی‌شود انعام‌ها را به دیگران بخشید.',
  'You can give them back': 'می‌توانید آن‌ها را پس بدهید',
  'No tips are held for you': 'انعامی برای شما نزد ما نیست',
  'This is not where a page of tips starts': 'صفحه‌ای از انعام‌ها از این‌جا شروع نمی‌شود',
  'Your payout account is being set up.': 'حساب دریافت شما در حال آماده شدن است.',
  'Stripe has closed this payout account.': 'Stripe این حساب دریافت را بسته است.',
  'Please write to us.': 'لطفاً به ما بنویسید.',
  'Your tips stay held for you.': 'انعام‌هایتان نزد ما برای شما می‌ماند.',
  'Payout accounts cannot be set up right now: this is our fault.':
    'الان نمی‌شود حساب دریافت باز کرد: تقصیر از ماست.',
  'Stripe cannot pay out to this country yet.': 'Stripe هنوز نمی‌تواند به این کشور پول بفرستد.',
  'Tips go to people who offer help.': 'انعام به کسانی می‌رسد که کمک پیشنهاد می‌کنند.',
  'Offer your help first.': 'اول کمک خود را پیشنهاد کنید.',
  'This receipt was not found': 'این رسید پیدا نشد',
  'The user you are trying to tip does not exist': 'کسی که می‌خواهید به او انعام بدهید وجود ندارد',
  'You cannot tip yourself': 'نمی‌توانید به خودتان انعام بدهید',
  'This tip is being set up elsewhere.': 'این انعام جای دیگری در حال آماده شدن است.',
  'This tip has gone back already, or its bank is looking at it':
    'این انعام پیش‌تر برگشته است یا بانکش در حال بررسی آن است',
  'This tip is not awaiting review': 'این انعام در انتظار بررسی نیست',
  'We are still checking your payment.': 'هنوز در حال بررسی پرداخت شما هستیم.',
  'Another tip was begun with this key': 'انعام دیگری با این کلید آغاز شده است',
  'This payment was not found': 'این پرداخت پیدا نشد',
  'This payment was for somebody else': 'این پرداخت برای کس دیگری بود',
  'This payment was for another amount': 'این پرداخت برای مبلغ دیگری بود',
  'This payment has not gone through': 'این پرداخت انجام نشده است',
  'You can still send the tip without a message.': 'هنوز می‌توانید انعام را بدون پیام بفرستید.',
};
