import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'This listing is gone': 'این آگهی دیگر نیست',
  'This listing is closed, or its trip is over': 'این آگهی بسته است یا سفرش تمام شده است',
  'You need not wait: this listing is confirmed, and you can ask for the contact':
    'نیازی به انتظار نیست: این آگهی تأیید شده است و می‌توانید راه تماس را بخواهید',
  'This is not a listing of yours': 'این آگهی از آنِ شما نیست',
  'This alert was not found': 'این هشدار پیدا نشد',
  'You have {n} alerts, which is as many as there can be.': 'شما {n} هشدار دارید و بیش از این نمی‌شود.',
  'You are logged in with another email.': 'با ایمیل دیگری وارد شده‌اید.',
  'Use that one, or log out.': 'همان را به کار ببرید یا خارج شوید.',
  'This code was used already': 'این کد پیش‌تر استفاده شده است',
  'Please stop one first.': 'لطفاً اول یکی را متوقف کنید.',
  'This is before it takes off.': 'این پیش از برخاستن هواپیماست.',
  'Times are those of each airport.': 'ساعت‌ها به وقت هر فرودگاه است.',
  'This is more than {n} days after take-off': 'این بیش از {n} روز پس از برخاستن است',
  'This trip is over.': 'این سفر تمام شده است.',
  'Post it again with new days.': 'آن را با روزهای تازه دوباره منتشر کنید.',
  'This listing is out of sight until our team has looked at it':
    'این آگهی تا وقتی گروه ما آن را ببیند پنهان است',
  'Our team took this trip of yours out of sight, so it cannot be posted again.':
    'گروه ما این سفر شما را پنهان کرده است، پس نمی‌شود آن را دوباره منتشر کرد.',
  'Our mail about it says why, and how to ask us to look again.':
    'ایمیل ما دربارهٔ آن می‌گوید چرا، و چگونه از ما بخواهید دوباره نگاه کنیم.',
  'A listing of yours for this trip is out of sight until our team has looked at it.':
    'یکی از آگهی‌های شما برای این سفر تا وقتی گروه ما آن را ببیند پنهان است.',
  'Please wait for that.': 'لطفاً منتظر آن بمانید.',
  'Only travelers who seek help offer tips': 'فقط مسافرانی که کمک می‌خواهند انعام پیشنهاد می‌کنند',
  'Only helpers accept tips': 'فقط همراهان انعام می‌پذیرند',
  'Only a request can be for someone else': 'فقط درخواست می‌تواند برای کس دیگری باشد',
  'We know no airport {code}.': 'فرودگاهی به نام {code} نمی‌شناسیم.',
  'Choose one from the list.': 'یکی را از فهرست انتخاب کنید.',
  'Leg {leg} starts before leg {before} is over': 'پرواز {leg} پیش از تمام شدن پرواز {before} شروع می‌شود',
  'You have {n} live listings, which is as many as there can be.':
    'شما {n} آگهی فعال دارید و بیش از این نمی‌شود.',
  'Please close one first.': 'لطفاً اول یکی را ببندید.',
  'Or log in: members have a limit of their own.': 'یا وارد شوید: اعضا سقف خودشان را دارند.',
  "Verification Failed: We couldn't verify you're not a robot.":
    'تأیید موفق نبود: نتوانستیم مطمئن شویم که ربات نیستید.',
  'You have posted this text twice already.': 'این متن را پیش‌تر دو بار منتشر کرده‌اید.',
  'Please say what is new about this trip.': 'لطفاً بگویید چه چیز این سفر تازه است.',
  'A trip can be at most {n} years ahead': 'سفر حداکثر می‌تواند {n} سال دیگر باشد',
  'We know no such route': 'چنین مسیری نمی‌شناسیم',
  'There is no such part': 'چنین بخشی نیست',
  'This is not where a page of results starts': 'صفحه‌ای از نتیجه‌ها از این‌جا شروع نمی‌شود',
  'Too many pictures are being drawn': 'عکس‌های زیادی در حال ساخته شدن است',
  'Timetables do not reach that far yet': 'برنامهٔ پروازها هنوز تا آن روز نیامده است',
  'There are no times to use.': 'ساعتی برای گرفتن نیست.',
  'Change your trip instead.': 'به جای آن سفرتان را تغییر دهید.',
  'Flights cannot be looked up right now.': 'اکنون نمی‌توانیم پروازها را پیدا کنیم.',
  'Please type your trip.': 'لطفاً سفرتان را خودتان بنویسید.',
  'This is you': 'این خود شما هستید',
  'You keep {n} listings and people, which is as many as there can be.':
    '{n} آگهی و شخص در علاقه‌مندی‌های شماست که بیشترین تعداد ممکن است.',
  'Please remove one first.': 'لطفاً اول یکی را بردارید.',
  'This boarding pass is for another way': 'این کارت پرواز برای مسیر دیگری است',
  'This boarding pass is for another day': 'این کارت پرواز برای روز دیگری است',
  'Add the number of the flight first': 'اول شمارهٔ پرواز را بنویسید',
  'This boarding pass is for another flight': 'این کارت پرواز برای پرواز دیگری است',
  'A boarding pass can be shown from 3 days before its departure to 3 days after it':
    'کارت پرواز را می‌توان از ۳ روز پیش از پرواز تا ۳ روز پس از آن نشان داد',
  'Someone else has shown this boarding pass': 'کس دیگری این کارت پرواز را نشان داده است',
  'We know no such place': 'چنین جایی نمی‌شناسیم',
  'Its owner has moved this trip to {day}. Look at it again before you ask.':
    'صاحب این سفر آن را به {day} تغییر داده است. پیش از پرسیدن دوباره آن را ببینید.',
  'Its owner has changed this trip since you opened it. Look at it again before you ask.':
    'از وقتی این سفر را باز کردید، صاحبش آن را تغییر داده است. پیش از پرسیدن دوباره آن را ببینید.',
};
