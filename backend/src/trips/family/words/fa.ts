import { numberIn } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const fa: JourneyWords = {
  language: 'زبان',
  description: 'مسافر کجای راه است، برای خانواده‌ای که چشم‌به‌راه است.',
  title: (city) => `سفر به ${city}`,
  ended: { title: 'این پیوند پایان یافته است', text: 'از کسی که آن را برایتان فرستاده بپرسید.' },

  live: 'زنده',
  reload: 'برای خبر تازه صفحه را دوباره باز کنید',
  noConnection: 'شبکه نیست',
  tryingAgain: (news) => `${news}، دوباره تلاش می‌کنیم`,
  lastNews: (at) => `آخرین خبر: ${at}`,
  noStep: 'هنوز هیچ گامی ثبت نشده است',
  sharedBy: (name, lastDay) =>
    `${name} این پیوند را فرستاده است. پایان آن ${lastDay} است. فقط نام‌های کوچک را نشان می‌دهد، نه عکس و نه شمارهٔ تلفن.`,

  at: (time, city) => `${time} به وقت ${city}`,
  times: (each) => each.join('، '),
  sentences: (each) => each.join(' '),

  headline: {
    was: (traveler, day) => `قرار بود ${traveler} ${day} پرواز کند`,
    onDay: (traveler, day) => `پرواز ${traveler} ${day} است`,
    tomorrow: (traveler) => `${traveler} فردا پرواز می‌کند`,
    tonight: (traveler) => `${traveler} امشب پرواز می‌کند`,
    today: (traveler) => `${traveler} امروز پرواز می‌کند`,
    atAirport: (traveler) => `${traveler} در فرودگاه است`,
    met: (traveler, helper) => `${traveler} و ${helper} یکدیگر را دیده‌اند`,
    saysMet: (name) => `${name} می‌گوید که یکدیگر را دیده‌اند`,
    security: (traveler) => `${traveler} از بازرسی گذشته است`,
    boarded: (traveler, city) =>
      city === null ? `${traveler} سوار هواپیما شده است` : `${traveler} سوار هواپیمای ${city} شده است`,
    landed: (traveler, city) => `${traveler} در ${city} فرود آمده است`,
    connected: (traveler, city) => `${traveler} در ${city} به پرواز بعدی رسیده است`,
    missed: (traveler, city) => `${traveler} در ${city} پرواز بعدی را از دست داد`,
    withNext: (traveler, next, city) => `${traveler} در ${city} با ${next} است`,
    goodbye: (traveler, helper, city) => `${traveler} و ${helper} در ${city} خداحافظی کردند`,
    arrived: (traveler) => `${traveler} رسیده است`,
    with: (traveler, family) => `${traveler} با ${family} است`,
    says: (name, fact) => `${name} می‌گوید که ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `${saidBy} می‌گوید که پرواز ${city} بدون ${traveler} رفت.`,
    anotherFlight: 'خبر بعدی وقتی می‌آید که پرواز دیگری پیدا شود.',
    quiet: (at) => `از ${at} خبری نیست.`,
    fliesAlong: ({ helper, from, to }) =>
      `${helper}${from === null ? '' : ` از ${from}`}${to === null ? '' : ` تا ${to}`} همراه اوست.`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) => `${helper} ${from === null ? '' : `از ${from} `}تا ${to}`)
        .join('، ')} همراه اوست.`,
    steps: 'گام‌های روز سفر این‌جا دیده می‌شوند.',
    takeOff: (times) => `ساعت پرواز: ${times}.`,
    takeOffWas: (times) => `ساعت پرواز این بود: ${times}.`,
    noNews: 'هنوز خبری نیست.',
    together: (helper, traveler) => `${helper} با ${traveler} است.`,
    saysTogether: (name) => `${name} می‌گوید که با هم هستند.`,
    noNetwork: 'آن بالا شبکه نیست.',
    afterLanding: 'خبر بعدی پس از فرود می‌آید.',
    landing: (times) => `ساعت پیش‌بینی‌شدهٔ فرود: ${times}.`,
    notSaid: (name) => `${name} هنوز این را نگفته است.`,
    thanks: (helper) => `سپاس، ${helper}.`,
    sameFlight: (helper) => `${helper} در همان پرواز بود.`,
    sameFlights: (helpers) => `${helpers} در همان پروازها بودند.`,
    atAirportIn: (name, city) => `${name} در فرودگاه ${city} است.`,
    fliesAlone: (traveler, from, to) => `${traveler} از ${from} تا ${to} تنها پرواز می‌کند.`,
    willMiss: ({ city, traveler, saidBy }) => `${saidBy} می‌گوید که ${traveler} به پرواز ${city} نمی‌رسد.`,
    inTheAir: 'به گفتهٔ شرکت هواپیمایی، هواپیما در هواست.',
    hasLanded: (city) => `به گفتهٔ شرکت هواپیمایی، هواپیما در ${city} فرود آمد.`,
    saidNothing: (name) => `${name} هنوز چیزی نگفته است.`,
    stays: (traveler, city, day) => `${traveler} تا ${day} در ${city} می‌ماند.`,
  },

  steps: {
    done: 'انجام شد',
    planned: (times) => `پیش‌بینی: ${times}`,
    by: (step, name) => `${step}، به گفتهٔ ${name}`,
    atAirport: 'در فرودگاه',
    met: (helper) => `دیدار با ${helper}`,
    security: 'گذشتن از بازرسی',
    boarded: (city) => (city === null ? 'سوار بر هواپیما' : `سوار بر هواپیمای ${city}`),
    landed: (city) => `فرود در ${city}`,
    connected: (city) => `رسیدن به پرواز بعدی در ${city}`,
    withNext: (next, city) => `با ${next} در ${city}`,
    goodbye: (helper) => `خداحافظی با ${helper}`,
    arrived: 'رسیدن',
    with: (family) => `با ${family}`,
    atAirportIn: (city) => `در فرودگاه ${city}`,
  },

  flight: {
    onTime: (times) => `به‌موقع، پرواز: ${times}`,
    delayed: (times, planned) => `با تأخیر، پرواز به جای ${planned}: ${times}`,
    boarding: 'در حال سوار شدن',
    inTheAir: (times) => (times ? `در هواست، فرود: ${times}` : 'در هواست'),
    landed: (times) => (times ? `فرود آمد: ${times}` : 'فرود آمد'),
    cancelled: 'شرکت هواپیمایی آن را لغو کرد',
    diverted: 'به فرودگاه دیگری رفت',
    terminal: (terminal) => `ترمینال ${terminal}`,
    gate: (gate) => `گیت ${gate}`,
    belt: (belt) => `نوار بار ${belt}`,
    tight: (minutes, city) => `برای عوض کردن هواپیما در ${city} فقط ${numberIn('fa', minutes)} دقیقه وقت هست`,
    leavesFirst: (city) => `پرواز ${city} پیش از فرود می‌رود`,
    knownAt: (at) => `FlightAware، ${at}`,
  },

  legs: {
    way: (from, to) => `${from} به ${to}`,
    times: (departs, lands) => `${departs}، فرود ${lands}`,
    with: (helper) => `با ${helper}`,
    alone: (traveler) => `${traveler} تنها`,
    soon: 'کمتر از یک ساعت مانده',
    toGo: (hours) => `حدود ${numberIn('fa', hours)} ساعت مانده`,
  },

  looked: {
    region: 'چه کسانی نگاه کرده‌اند',
    seenBy: (names) => `${names} نگاه کرده‌اند.`,
    thanks: (name) => `سپاس. ${name} می‌بیند که شما نگاه کرده‌اید.`,
    heading: 'بگویید که نگاه کرده‌اید',
    who: 'شما که هستید؟',
    example: 'عمو در لندن',
    send: 'نگاه کردم',
    readers: (name) => `${name} و همهٔ کسانی که این پیوند را دارند آن را می‌خوانند.`,
  },
};
