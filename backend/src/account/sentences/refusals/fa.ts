import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'You have not blocked this person': 'شما این شخص را مسدود نکرده‌اید',
  'If you already have a login mail from us, the link in it still works.':
    'اگر از پیش ایمیل ورود ما را دارید، پیوند درون آن هنوز کار می‌کند.',
  'Invalid or expired verification code.': 'کد تأیید نادرست است یا مهلتش گذشته است.',
  'Please use the link in our mail: it logs you in without the code.':
    'لطفاً از پیوند درون ایمیل ما استفاده کنید: با آن بدون کد وارد می‌شوید.',
  'Codes are not accepted just now, because too many wrong ones were entered.':
    'الان کدها را نمی‌پذیریم، چون کدهای نادرست زیادی وارد شده است.',
  'Too many wrong codes.': 'کدهای نادرست زیادی وارد شده است.',
  'Please use the link in our mail instead.': 'لطفاً به جای آن از پیوند درون ایمیل ما استفاده کنید.',
  'Please try again tomorrow.': 'لطفاً فردا دوباره امتحان کنید.',
  'Please ask for a new code.': 'لطفاً کد تازه‌ای بخواهید.',
  'Please log out, log in again, and try once more.':
    'لطفاً خارج شوید، دوباره وارد شوید و یک بار دیگر امتحان کنید.',
  'Please start the login again': 'لطفاً ورود را از نو شروع کنید',
  'This link was used already or has expired.': 'این پیوند پیش‌تر استفاده شده یا مهلتش گذشته است.',
  'Please log in again.': 'لطفاً دوباره وارد شوید.',
  'Security verification failed - Please try again in a few moments or refresh the page':
    'بررسی امنیتی موفق نبود - لطفاً چند لحظهٔ دیگر دوباره امتحان کنید یا صفحه را از نو باز کنید',
  'This passkey is not known here.': 'این کلید عبور این‌جا شناخته نیست.',
  'Please log in with your email.': 'لطفاً با ایمیل خود وارد شوید.',
  'This passkey could not be used.': 'این کلید عبور را نشد به کار برد.',
  'You can have {n} passkeys.': 'می‌توانید {n} کلید عبور داشته باشید.',
  'Remove one first.': 'اول یکی را بردارید.',
  'This passkey is in use already': 'این کلید عبور از پیش در کار است',
  'This passkey is not one of yours': 'این کلید عبور از آنِ شما نیست',
  'Please choose a JPEG, PNG or WebP picture': 'لطفاً یک عکس JPEG، PNG یا WebP انتخاب کنید',
  'This picture has more than {n} MB: please choose a smaller one':
    'این عکس بیش از {n} مگابایت است: لطفاً عکس کوچک‌تری انتخاب کنید',
  'This picture has more than {n} megapixels: please choose a smaller one':
    'این عکس بیش از {n} مگاپیکسل است: لطفاً عکس کوچک‌تری انتخاب کنید',
  'This picture is too large for the way it is stored: please choose one of less than {n} megapixels, or a plain JPEG':
    'این عکس با این شیوهٔ ذخیره بیش از اندازه بزرگ است: لطفاً عکسی کمتر از {n} مگاپیکسل یا یک JPEG ساده انتخاب کنید',
  'Moving pictures cannot be used: please choose a still one':
    'عکس متحرک را نمی‌شود به کار برد: لطفاً عکس ثابتی انتخاب کنید',
  'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP':
    'در این فایل چیزی پشت عکس پنهان است: لطفاً آن را دوباره به شکل JPEG، PNG یا WebP ذخیره کنید',
  'This picture is damaged or not complete: please choose another one':
    'این عکس خراب است یا کامل نیست: لطفاً عکس دیگری انتخاب کنید',
  'We could not read this picture: please choose another one':
    'نتوانستیم این عکس را بخوانیم: لطفاً عکس دیگری انتخاب کنید',
  'Too many pictures are being read': 'عکس‌های زیادی در حال خوانده شدن است',
  'There is no such picture': 'چنین عکسی نیست',
  'This is not your picture': 'این عکس شما نیست',
  'You are sending too many pictures at once': 'عکس‌های زیادی را یک‌باره می‌فرستید',
  'Too many people on your network are sending pictures': 'افراد زیادی در شبکهٔ شما در حال فرستادن عکس هستند',
  'Too many pictures are being sent': 'عکس‌های زیادی در حال فرستاده شدن است',
  'This is not the email of this account': 'این ایمیل این حساب نیست',
  'Please add your phone number to your profile first': 'لطفاً اول شمارهٔ تلفن خود را به نمایه‌تان بیفزایید',
  'Your phone number is verified already': 'شمارهٔ تلفن شما از پیش تأیید شده است',
  'This username is taken': 'این نام کاربری گرفته شده است',
  'To protect your account, confirm that it is you: log out, log in again, and do this within {n} minutes':
    'برای امنیت حسابتان تأیید کنید که خودتان هستید: خارج شوید، دوباره وارد شوید و این کار را ظرف {n} دقیقه انجام دهید',
  'This session is not one of yours': 'این نشست از آنِ شما نیست',
  'This site sends no notifications to devices': 'این سایت اعلانی به دستگاه‌ها نمی‌فرستد',
  'This device is not one of yours': 'این دستگاه از آنِ شما نیست',
  'You can have {n} devices. Remove one of them first.':
    'می‌توانید {n} دستگاه داشته باشید. اول یکی از آن‌ها را بردارید.',
  'This is the address of your account already': 'این هم‌اکنون نشانی حساب شماست',
  'You can change your address once in {n} days': 'هر {n} روز یک بار می‌توانید نشانی خود را تغییر دهید',
  'This address has an account of its own': 'این نشانی خودش حسابی دارد',
  'The account of this address has another address now.': 'حساب این نشانی اکنون نشانی دیگری دارد.',
  'If that was not you, use the link in our mail about it.':
    'اگر کار شما نبوده، پیوند ایمیل ما دربارهٔ آن را باز کنید.',
  'This cannot be switched': 'این را نمی‌شود روشن یا خاموش کرد',
  'Only a change of your email address can be confirmed by phone':
    'فقط تغییر نشانی ایمیل را می‌شود با تلفن تأیید کرد',
  'Your phone number has not been verified for a day': 'از تأیید شمارهٔ تلفن شما هنوز یک روز نگذشته است',
  'Documents are not checked here': 'اینجا مدرکی بررسی نمی‌شود',
  'The check that you began has just ended.': 'بررسی‌ای که آغاز کرده بودید همین حالا تمام شد.',
  'See what came of it.': 'ببینید نتیجه چه شد.',
  'Documents cannot be checked right now.': 'همین حالا نمی‌توان مدارک را بررسی کرد.',
  'Please try again in a few minutes.': 'چند دقیقهٔ دیگر دوباره امتحان کنید.',
  'Verify your phone number first.': 'اول شمارهٔ تلفنتان را تأیید کنید.',
  'Choose your name first: it is compared with the one on the document.':
    'اول نامتان را انتخاب کنید: آن را با نام روی مدرک مقایسه می‌کنند.',
  'Stripe does not check documents in your country yet.': 'Stripe هنوز در کشور شما مدارک را بررسی نمی‌کند.',
  'Your document is checked already.': 'مدرک شما پیش‌تر بررسی شده است.',
  'No more documents can be checked today.': 'امروز نمی‌توان مدرک دیگری را بررسی کرد.',
  'Stripe is still looking at your document.': 'Stripe هنوز مدرک شما را نگاه می‌کند.',
};
