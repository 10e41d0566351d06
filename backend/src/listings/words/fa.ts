import { moreDays } from './more-days.js';
import { isolated, numberIn } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const one: Record<ListingType, string> = { helper: 'همراهی', seeking_help: 'مسافری' };
const found = (count: number, who: ListingType | 'people') =>
  `${numberIn('fa', count)} ${{ helper: 'همراه', seeking_help: 'مسافر', people: 'نفر' }[who]} پیدا شد`;
const flightOf = (flight: string) => (flight ? ` ${isolated(flight)}` : '');

export const fa: Words = {
  hello: 'سلام،',
  route: (from, to) => `${isolated(from)} به ${isolated(to)}`,
  trip: (route, days) => `${route}، ${days}`,
  wayBy: (way, stops) => `${way} از راه ${stops.map(isolated).join('، ')}`,
  searchResults: (sought) => `نتیجهٔ جست‌وجو: ${sought.join('، ')}`,
  takeOff: (day, time, night) => `${day}، ساعت ${time}${night ? `، ${night}` : ''}`,
  night: (before, day) => `شب ${before} به ${day}`,
  daysLater: (time, days) => `${time} (${isolated(moreDays(days, numberIn('fa', Math.abs(days))))} روز)`,
  calendarEntry: (route, flight) => (flight ? `پرواز ${isolated(flight)}، ${route}` : `پرواز ${route}`),
  guest: {
    subject: (route) => `آگهی خود را تأیید کنید: ${route}`,
    shown: (site, trip) => `آگهی‌ای با این نشانی اکنون در ${isolated(site)} است: ${trip}.`,
    hidden: (site, trip) =>
      `آگهی‌ای با این نشانی در ${isolated(site)} ثبت شد: ${trip}. دیگران آن را نمی‌بینند، چون همین سفر را پیش‌تر پنهان کرده‌ایم. اگر فکر می‌کنید اشتباه است، از صفحهٔ «تماس» به ما بنویسید.`,
    enter:
      'این کد را وارد کنید تا تأیید شود آگهی از شماست. آن‌وقت مسافران دیگر می‌توانند راه تماس شما را بخواهند. اگر تأیید نشود، پس از ۷۲ ساعت برداشته می‌شود.',
    link: 'تأیید بدون کد',
    remove: 'از شما نیست؟ آگهی را بردارید',
    footnote:
      'کد ۱۰ دقیقه اعتبار دارد و شما را وارد می‌کند. پیوند فقط یک بار و تا یک روز کار می‌کند. ما هرگز کد شما را نمی‌پرسیم.',
  },
  reminder: {
    subject: (trip) => `هنوز می‌روید؟ ${trip}`,
    soon: (trip) =>
      `تا سفر شما چند روز بیشتر نمانده است: ${trip}. به مسافران دیگر بگویید که سفر سر جایش است: آگهی شما همین را نشان می‌دهد.`,
    changed: 'اگر برنامه‌تان عوض شده یا همسفرتان را پیدا کرده‌اید، آگهی را ببندید تا کس دیگری نپرسد.',
    going: 'هنوز می‌روم',
    close: 'بستن این آگهی',
    footnote: 'این ایمیل برای هر آگهی یک بار فرستاده می‌شود.',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `ساعت ${isolated(flight)} عوض شده است: ${trip}`,
    moved: (flight, now, before) =>
      `شرکت هواپیمایی ساعت ${isolated(flight)} را عوض کرده است: ${now}. پیش از این: ${before}. آگهی شما اکنون همین را نشان می‌دهد و همسفرتان خبر دارد.`,
    askSubject: (flight, trip) => `لطفاً پروازتان ${isolated(flight)} را بررسی کنید: ${trip}`,
    times: (flight, says, yours) =>
      `طبق برنامهٔ پروازها، ساعت ${isolated(flight)} این است: ${says}. در آگهی شما آمده است: ${yours}.`,
    route: (flight, way) =>
      `طبق برنامهٔ پروازها، مسیر ${isolated(flight)} در آن روز این است: ${way}. در آگهی شما چیز دیگری آمده است.`,
    day: (flight, day) => `طبق برنامهٔ پروازها، ${isolated(flight)} در ${day} پرواز ندارد.`,
    nothingChanged:
      'ما چیزی را تغییر نداده‌ایم. دیگران شما را با پروازتان پیدا می‌کنند: آن را درست کنید، یا بگویید که درست است.',
    see: 'دیدن آگهی من',
  },
  favourite: {
    changed: (trip) => `یکی از آگهی‌های علاقه‌مندی‌های شما تغییر کرده است: ${trip}`,
    closed: (trip) => `یکی از آگهی‌های علاقه‌مندی‌های شما بسته شد: ${trip}`,
    posted: (trip) => `یکی از افراد علاقه‌مندی‌های شما آگهی تازه‌ای دارد: ${trip}`,
  },
  alert: {
    from: (place) => `از ${isolated(place)}`,
    to: (place) => `به ${isolated(place)}`,
    codeSubject: (watched) => `کد شما برای باخبر شدن: ${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      isOneListing
        ? `کسی از ${isolated(site)} خواست وقتی بشود با ${one[type]} تماس گرفت، به این نشانی بنویسد: ${watched}.`
        : `کسی از ${isolated(site)} خواست وقتی ${one[type]} پیدا شد، به این نشانی بنویسد: ${watched}.`,
    codeEnter:
      'اگر شما بودید، این کد را در همان صفحه‌ای که درخواست کردید وارد کنید. حساب لازم نیست و هر ایمیل پیوندی دارد که آن را قطع می‌کند.',
    codeFootnote:
      'کد ۱۰ دقیقه اعتبار دارد. اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید: چیز دیگری نمی‌آید. ما هرگز کد شما را نمی‌پرسیم.',
    somebody: 'کسی پیدا شد',
    found: (type, trip) => `${one[type]} پیدا شد: ${trip}`,
    contactable: (type, trip) => `می‌توانید با ${one[type]} تماس بگیرید: ${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)}: ${watched}`,
    severalForTrips: (count, who) => `برای سفرهای شما ${found(count, who)}`,
    confirmed:
      'خواسته بودید وقتی این آگهی تأیید شد به شما بنویسیم. حالا تأیید شده است: بازش کنید و راه تماس را بخواهید.',
    oneFits: 'خواسته بودید وقتی کسی پیدا شد به شما بنویسیم. این کسی است که جور است، با دلیلش.',
    severalFit:
      'خواسته بودید وقتی کسی پیدا شد به شما بنویسیم. این‌ها کسانی هستند که جورند، با دلیلش؛ نزدیک‌ترین سفر اول است.',
    more: (count) => `${numberIn('fa', count)} مورد دیگر در جست‌وجو هست.`,
    missing: (parts) => `هنوز کسی لازم است: ${parts.join(' و ')}`,
    logIn: 'برای دیدن این‌که کیست و کدام پرواز، وارد شوید',
    phoneVerified: 'تلفن تأییدشده',
    stars: (average, count) => `${numberIn('fa', average)} از ۵ ستاره (${numberIn('fa', count)})`,
    see: 'دیدن آگهی',
    footnote: (watched, mailsADay) =>
      `این ایمیل را می‌گیرید چون خواسته‌اید از این‌ها باخبر شوید: ${watched.join('؛ ')}. پس از آخرین روز خودش تمام می‌شود و روزی حداکثر ${numberIn('fa', mailsADay)} ایمیل از این دست می‌آید.`,
    lastFootnote: (watched, mailsADay) =>
      `این ایمیل را می‌گیرید چون خواسته‌اید از این‌ها باخبر شوید: ${watched.join('؛ ')}. با همین ایمیل تمام می‌شود و روزی حداکثر ${numberIn('fa', mailsADay)} ایمیل از این دست می‌آید.`,
    stopOne: 'قطع این هشدار',
    stopAll: 'قطع این هشدارها',
  },
  why: {
    claimed: 'حالا می‌توانید با این شخص تماس بگیرید',
    askedFlight: 'پروازی که دربارهٔ آن پرسیدید',
    sameFlight: (flight) => `همان پرواز${flightOf(flight)}`,
    samePlane: (mine, theirs) => `همان هواپیما: شمارهٔ دیگر ${isolated(mine)}، ${isolated(theirs)} است`,
    sameFlightOn: (flight, route) => `همان پرواز${flightOf(flight)}، ${route}`,
    leavesFrom: (place) => `حرکت از ${isolated(place)}`,
    arrivesIn: (place) => `رسیدن به ${isolated(place)}`,
    yourRoute: (route) => `مسیر شما، ${route}`,
    shares: (route) => `مسیر مشترک با شما: ${route}`,
    away: (place, kilometers, wanted) =>
      `${isolated(place)}، ${numberIn('fa', kilometers)} کیلومتر تا ${isolated(wanted)}`,
    nearStart: (start) => `از ${start}`,
    nearEnd: (end) => `به ${end}`,
    nearBoth: (start, end) => `از ${start}، به ${end}`,
    nearby: 'فرودگاهی در همین نزدیکی',
  },
  picture: {
    lead: 'در راهِ خانوادهٔ خود به خانواده‌ای دیگر کمک کنید',
    date: 'تاریخ',
  },
};
