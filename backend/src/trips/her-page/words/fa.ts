import type { HerWords } from './en.js';

/** A time comes with its weekday when it is not today. */
const when = (at: string) => (at.includes(' ') ? at.replace(' ', ' ساعت ') : `ساعت ${at}`);

export const fa: HerWords = {
  pageFor: (traveler) => `برای ${traveler}`,
  here: 'این‌جا',
  headline: {
    before: (day) => `پرواز شما ${day} است`,
    today: 'پرواز شما امروز است',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} ${when(at)} پیش شما می‌آید: ${place}`;
      if (place) return `${helper} این‌جا پیش شما می‌آید: ${place}`;
      return at ? `${helper} ${when(at)} پیش شما می‌آید` : `${helper} پیش شما می‌آید`;
    },
    with: (helper) => `${helper} همراه شماست`,
    fly: (city) => `شما در راه ${city} هستید`,
    alone: (city) => `تا ${city} تنها پرواز می‌کنید`,
    missed: (city) => `به هواپیمای ${city} نرسیدید`,
    arrived: 'رسیدید',
    willMiss: (city) => `به هواپیمای ${city} نمی‌رسید`,
    stays: (city, day) => `تا ${day} در ${city} می‌مانید`,
  },
  now: 'حالا',
  steps: {
    before: 'هنوز لازم نیست کاری بکنید. این صفحه را نگه دارید.',
    go: ({ flight, city, time }) => [
      'به فرودگاه بروید.',
      flight ? `پرواز شما ${flight} به ${city} است.` : `شما به ${city} می‌روید.`,
      time ? `${when(time)} پرواز می‌کند.` : '',
    ],
    terminal: (terminal) => `ترمینال ${terminal} است.`,
    gate: (gate) => `گیت ${gate} است.`,
    cancelled: 'این پرواز لغو شده است.',
    wait: (helper) => `همان‌جا بمانید. ${helper} شما را پیدا می‌کند.`,
    security: 'از بازرسی رد شوید. گذرنامه و کارت پرواز را در دست نگه دارید.',
    board: ({ flight, city }) =>
      flight ? `به گیت پرواز ${flight} به ${city} بروید.` : `به گیت پرواز خودتان به ${city} بروید.`,
    fly: (helper) => `روی صندلی خود بمانید. بعد از فرود، کنار ${helper} بمانید.`,
    flyAlone: 'تا فرود هواپیما روی صندلی خود بمانید.',
    change: ({ flight, city }) =>
      flight
        ? `این‌جا هواپیما عوض می‌کنید. به پرواز ${flight} به ${city} بروید.`
        : `این‌جا هواپیما عوض می‌کنید. بعد به ${city} می‌روید.`,
    joins: (helper, city) => `${helper} در ${city} پیش شما می‌آید.`,
    handOver: (helper, family) => `تا دیدن ${family} کنار ${helper} بمانید.`,
    landed: 'چمدان‌هایتان را بگیرید و به سمت خروجی بروید.',
    missed: 'همان‌جا که هستید بمانید. تلفن بزنید و «کمک لازم دارم» را فشار دهید.',
    arrived: 'خوش بگذرد.',
    missedWith: (helper) => `کنار ${helper} بمانید. ${helper} همراه شما به میز شرکت هواپیمایی می‌آید.`,
    fliesOn: (helper) => (helper ? `ادامهٔ سفر را با ${helper} می‌روید.` : 'ادامهٔ سفر را تنها می‌روید.'),
  },
  sign: (helper) => `تلفن ${helper} هم همین را نشان می‌دهد`,
  signRead: (digits) => `شمارهٔ شما: ${digits}.`,
  pictures: {
    umbrella: 'چتر',
    star: 'ستاره',
    fish: 'ماهی',
    tree: 'درخت',
    house: 'خانه',
    key: 'کلید',
    bell: 'زنگ',
    leaf: 'برگ',
    boat: 'قایق',
    sun: 'خورشید',
    cup: 'فنجان',
    bird: 'پرنده',
  },
  call: (name) => `تلفن به ${name}`,
  show: 'این را به کسی نشان دهید',
  anotherSentence: 'جملهٔ دیگر',
  back: 'بازگشت',
  read: 'برایم بخوانید',
  stop: 'دیگر نخوانید',
  help: {
    button: 'کمک لازم دارم',
    question: 'الان کمک لازم دارید؟',
    whom: (names) => `پیام همین حالا به ${names} می‌رسد.`,
    yes: 'بله، کمک لازم دارم',
    no: 'نه، بازگشت',
    sent: (names) => `${names} می‌دانند که کمک لازم دارید.`,
    sentToOne: (name) => `${name} می‌داند که کمک لازم دارید.`,
    seen: (name) => `${name} پیام را دیده است.`,
    notSeen: 'هنوز کسی ندیده است. می‌توانید تلفن هم بزنید.',
    waiting: 'اینترنت نیست. همین که وصل شود پیام فرستاده می‌شود. این صفحه را باز نگه دارید.',
    failed: 'نشد. لطفاً تلفن بزنید.',
  },
  offline: (time) => `اینترنت نیست. این اطلاعات مال ساعت ${time} است.`,
  ended: { title: 'این صفحه دیگر باز نمی‌شود', text: 'از خانواده‌تان صفحهٔ تازه‌ای بخواهید.' },
  landed: { button: 'فرود آمده‌ام', question: (city) => `در ${city} فرود آمده‌اید؟`, yes: 'بله، فرود آمده‌ام' },
  offlineSince: (day, time) => `اینترنت نیست. این اطلاعات مال ${day} ساعت ${time} است.`,
};
