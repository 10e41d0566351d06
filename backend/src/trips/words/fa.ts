import { isolated as n, listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const fly = (flyer: string | null, companion: string) =>
  flyer ? `${n(flyer)} با ${n(companion)} پرواز می‌کند` : `با ${n(companion)} پرواز می‌کنید`;
const was = (before: string | null) => (before ? ` پیش‌تر ${before} بود.` : '');

export const fa: Words = {
  hello: 'سلام،',
  openTrip: 'باز کردن سفر',
  callName: (name) => `تماس با ${name}`,
  seeListing: 'دیدن آگهی',
  lookForOthers: 'جست‌وجوی دیگران',
  aMember: 'یک عضو',
  anotherCompanion: 'همراهی دیگر',
  anotherCompanionFirst: 'همراهی دیگر',
  otherPerson: 'طرف دیگر',
  theAirline: 'شرکت هواپیمایی',
  theTraveler: 'مسافر',
  commas: (parts) => parts.map(n).join('، '),
  semicolons: (parts) => parts.join('؛ '),
  sentences: (parts) => parts.join(' '),
  way: (from, to) => `${n(from)} به ${n(to)}`,
  attached: 'پروازها برای تقویم شما پیوست شده‌اند.',
  oncePerTrip: 'این ایمیل برای هر سفر یک بار فرستاده می‌شود.',

  card: {
    title: (way, flight) => (flight ? `${way}، پرواز ${n(flight)}` : way),
    flight: (way, flight, times) => `${way}${flight ? `، پرواز ${n(flight)}` : ''}: ${times.join('، ')}`,
    lands: (time, weekday) => (weekday ? `فرود ${weekday} ساعت ${time}` : `فرود ساعت ${time}`),
    landsIn: (city, time, weekday) =>
      weekday ? `${weekday} ساعت ${time} در ${n(city)} می‌نشیند` : `ساعت ${time} در ${n(city)} می‌نشیند`,
    flown: (flight, whose) => `${flight}. ${whose}`,
    withHelper: (helper) => `با ${n(helper)}`,
    together: 'با هم',
    alone: (flyer) => (flyer ? `${n(flyer)} تنها` : 'شما تنها'),
    meets: (flyer, companion, place) =>
      flyer ? `محل دیدار ${n(flyer)} با ${n(companion)}: ${place}` : `محل دیدار شما: ${place}`,
    noPlace: 'هنوز محل دیداری قرار نگذاشته‌اید. در صفحهٔ سفر یکی انتخاب کنید.',
    noPhone: (name) => `${n(name)} این‌جا شمارهٔ تلفن ندارد. از پیش به هم پیام بدهید.`,
    youMeet: (companion, place) => `محل دیدار شما با ${n(companion)}: ${place}`,
    brings: (helper, traveler, place) =>
      helper
        ? `${n(helper)} ${traveler ? n(traveler) : 'شما'} را تا این‌جا همراهی می‌کند: ${place}`
        : `شما ${n(traveler ?? '')} را تا این‌جا همراهی می‌کنید: ${place}`,
    noPlaceIn: (city) => `هنوز محل دیداری در ${n(city)} قرار نگذاشته‌اید. در صفحهٔ سفر یکی انتخاب کنید.`,
  },

  handOver: {
    giver: (city, traveler, taker) => `در ${n(city)} شما ${n(traveler)} را به ${n(taker)} می‌سپارید`,
    taker: (city, traveler, giver) => `در ${n(city)} همراهی ${n(traveler)} را از ${n(giver)} به عهده می‌گیرید`,
    family: (city, giver, traveler, taker) =>
      `در ${n(city)} ${n(giver)}، ${n(traveler)} را به ${n(taker)} می‌سپارد`,
    self: (city, taker, giver) => `در ${n(city)} با ${n(taker)} ادامه می‌دهید و ${n(giver)} خداحافظی می‌کند`,
    where: (what, where) => `${what}: ${where}.`,
    nowhere: (what) => `${what}.`,
    noPlace: ' هنوز محلی قرار نگذاشته‌اید. در صفحهٔ سفر یکی انتخاب کنید.',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${n(flyer)}: ` : ''}${flight ? `پرواز ${n(flight)}` : 'پرواز'}، ${way}${companion ? `، با ${n(companion)}` : ''}`,
    placeAt: (place, time) => `${n(place)}، ساعت ${time}`,
    meetHere: (place) => `محل دیدار شما: ${place}`,
  },

  stillFlying: {
    subject: (trip) => `هنوز پرواز می‌کنید؟ ${trip}`,
    together: (flyer, companion) => `به‌زودی ${fly(flyer, companion)}.`,
    tap: (flyer, others) =>
      `با یک لمس به ${listIn('fa', others.map(n))} خبر می‌دهید که ${flyer ? `${n(flyer)} می‌آید` : 'می‌آیید'}. اگر برنامه‌تان عوض شده است، سفر را باز کنید و لغوش کنید: آن‌وقت ${others.length > 1 ? 'همهٔ شما' : 'هر دوی شما'} می‌توانید دنبال کس دیگری بگردید.`,
    yes: (flyer) => (flyer ? `بله، ${n(flyer)} پرواز می‌کند` : 'بله، پرواز می‌کنم'),
  },

  stillFlyingPage: {
    title: 'هنوز پرواز می‌کنید؟',
    wait: 'یک لحظه…',
    noScript:
      'برای این کار جاوااسکریپت لازم است. می‌توانید <trips>سفرهایتان را باز کنید</trips> و آن‌جا هم تأیید کنید.',
    thanks: 'سپاس، پروازتان تأیید شد',
    seen: (route, day) => `${route}، ${day}. طرف دیگر حالا آن را می‌بیند.`,
    noLonger: 'این پیوند دیگر کار نمی‌کند',
    openTrips: 'باز کردن سفرها',
    failed: 'انجام نشد',
    offline: 'اتصال برقرار نیست. پیوند داخل ایمیل را یک بار دیگر باز کنید.',
  },

  tomorrow: {
    subject: (trip) => `فردا: ${trip}`,
    together: (flyer, companion) => `فردا ${fly(flyer, companion)}.`,
    atNight: (flyer, companion, night, time) => `${night}، ساعت ${time}، ${fly(flyer, companion)}.`,
    sign: 'صفحهٔ سفر نشانه‌ای را نشان می‌دهد که با آن همدیگر را پیدا می‌کنید. پیش از رفتن یک بار بازش کنید تا بدون اینترنت هم باز شود.',
    footnote:
      'پروازها برای تقویم شما پیوست شده‌اند. این ایمیل را برای هر سفری که قرارش را گذاشته‌اید یک بار می‌گیرید، حتی اگر یادآوری‌ها را قطع کرده باشید.',
  },

  unconfirmed: {
    subject: (trip) => `همسفرتان هنوز تأیید نکرده است: ${trip}`,
    text: (other) => `${n(other)} هنوز تأیید نکرده است که سفرتان انجام می‌شود.`,
    textWith: (other, companion) =>
      `${n(other)} هنوز تأیید نکرده است که سفر شما با ${n(companion)} انجام می‌شود.`,
    call: (other) => `به ${n(other)} زنگ بزنید یا پیام بدهید. صفحهٔ سفر راهش را نشان می‌دهد.`,
    message: (name) => `${n(name)} هنوز سفر را تأیید نکرده است.`,
    severalSubject: (trip) => `همسفرانتان هنوز تأیید نکرده‌اند: ${trip}`,
    several: (names) => `${listIn('fa', names.map(n))} هنوز تأیید نکرده‌اند که سفرتان انجام می‌شود.`,
    callThem: 'به آن‌ها زنگ بزنید یا پیام بدهید. صفحهٔ سفر راهش را نشان می‌دهد.',
  },

  dayAfter: {
    subject: (trip) => `سفرتان چطور بود؟ ${trip}`,
    flew: (flyer, companion, trip) =>
      flyer
        ? `${n(flyer)} با ${n(companion)} پرواز کرد: ${trip}.`
        : `شما با ${n(companion)} پرواز کردید: ${trip}.`,
    why: 'چند کلمه و چند ستاره به خانوادهٔ بعدی در انتخاب کمک می‌کند. یک دقیقه بیشتر وقت نمی‌گیرد.',
    safe: (flyer) =>
      flyer
        ? `این را هم می‌پرسیم که ${n(flyer)} احساس امنیت کرد یا نه. آن پاسخ را فقط گروه ما می‌خواند.`
        : 'این را هم می‌پرسیم که احساس امنیت کردید یا نه. آن پاسخ را فقط گروه ما می‌خواند.',
    say: 'بگویید چطور بود',
    how: (helper) => `سفر با ${n(helper)} چطور بود؟`,
    sayOf: (helper) => `بگویید سفر با ${n(helper)} چطور بود`,
  },

  news: {
    proposed: (name, trip) => `${n(name)} پیشنهاد می‌کند با هم پرواز کنید: ${trip}.`,
    proposedSubject: (trip) => `با هم پرواز کنید؟ ${trip}`,
    decide: 'در صفحهٔ سفر بپذیرید یا رد کنید. کس دیگری آن را نمی‌بیند.',
    fly: (trip) => `با هم پرواز می‌کنید: ${trip}.`,
    agreedSubject: (trip) => `با هم پرواز می‌کنید: ${trip}`,
    agreed: (name, flyer, companion) => `${n(name)} پذیرفت: ${fly(flyer, companion)}.`,
    afterAgreement:
      'صفحهٔ سفر اکنون نشان می‌دهد چطور با هم تماس بگیرید، کجا دیدار کنید و روز سفر چه کنید. پروازها برای تقویم شما پیوست شده‌اند.',
    declined: (name, trip) => `${n(name)} نمی‌تواند در این سفر با شما پرواز کند: ${trip}.`,
    declinedSubject: (trip) => `پیشنهادتان پذیرفته نشد: ${trip}`,
    cancelled: (name, trip) => `${n(name)} این سفر را لغو کرد: ${trip}.`,
    cancelledSubject: (trip) => `سفر لغو شد: ${trip}`,
    afterCancelling: 'صفحهٔ سفر دلیل آن را نشان می‌دهد، و کسان دیگری را که همان مسیر را پرواز می‌کنند.',
    confirmed: (name) => `${n(name)} سفر را تأیید کرد.`,
    confirmedSubject: (trip) => `همسفرتان پرواز می‌کند: ${trip}`,
    meeting: (name, where) =>
      where
        ? `${n(name)} محل دیدار را عوض کرد: ${where}.`
        : `${n(name)} محل دیدار را عوض کرد: هنوز قراری گذاشته نشده است.`,
    meetingSubject: (trip) => `محل دیدارتان عوض شد: ${trip}`,
    missed: (name, city, flight) =>
      `${n(name)} می‌گوید پرواز بعدی در ${n(city)} از دست رفت${flight ? `، پرواز ${n(flight)}` : ''}.`,
    missedSubject: (city, trip) => `پرواز بعدی در ${n(city)} از دست رفت: ${trip}`,
    afterMissing:
      'صفحهٔ سفر نشان می‌دهد به چه کسی زنگ بزنید، برای این وضع چه قراری گذاشته‌اید و چه کسی بعد از این همان مسیر را پرواز می‌کند.',
    notMissed: (name, city) => `${n(name)} آن را پس گرفت: پرواز بعدی در ${n(city)} از دست نرفت.`,
    notMissedSubject: (city, trip) => `پرواز بعدی در ${n(city)} از دست نرفت: ${trip}`,
    afterPartCancelled:
      'قرارتان با همراهان دیگر سر جای خود است. صفحهٔ سفر کسان دیگری را نشان می‌دهد که همان مسیر را پرواز می‌کنند.',
    withdrawn: (name, trip) => `${n(name)} پیشنهاد را پس گرفت: ${trip}.`,
    withdrawnSubject: (trip) => `پیشنهاد پس گرفته شد: ${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${n(name)} می‌گوید ${n(traveler)} پرواز بعدی را در ${n(city)} از دست داد${flight ? `، پرواز ${n(flight)}` : ''}.`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) =>
      `${n(helper)} هم با ${n(traveler)} پرواز می‌کند: ${n(from)} به ${n(to)}`,
    joined: (helper, traveler, from, to) =>
      `${n(helper)} از ${n(from)} تا ${n(to)} با ${n(traveler)} پرواز می‌کند. شما بخش خود را همان‌طور که قرار گذاشته‌اید پرواز می‌کنید.`,
    leftSubject: (helper, traveler, to) => `${n(helper)} دیگر با ${n(traveler)} به ${n(to)} پرواز نمی‌کند`,
    left: (helper, traveler, to) =>
      `${n(helper)} دیگر با ${n(traveler)} به ${n(to)} پرواز نمی‌کند. شما بخش خود را همان‌طور که قرار گذاشته‌اید پرواز می‌کنید.`,
    movedSubject: (helper, traveler, trip) => `پرواز ${n(helper)} با ${n(traveler)} تغییر کرد: ${trip}`,
    moved: (helper, traveler, trip) =>
      `پرواز ${n(helper)} با ${n(traveler)} تغییر کرد: ${trip}. ببینید هنوز با بخش شما جور است یا نه.`,
    shorterSubject: (trip) => `پیشنهاد حالا برای بخش کوتاه‌تری است: ${trip}`,
    shorter: (trip) =>
      `همراه دیگری بخشی از آنچه پیشنهاد شده بود را پرواز می‌کند. پیشنهاد حالا برای این بخش است: ${trip}.`,
    endedSubject: (trip) => `پیشنهاد پایان یافت: ${trip}`,
    ended: (trip) => `همراه دیگری این بخش از سفر را پرواز می‌کند: ${trip}.`,
    othersFly: {
      all: (trip) =>
        `همراه دیگری پذیرفته است همهٔ آنچه پیشنهاد شده بود را پرواز کند: ${trip}. پیشنهاد همچنان باز است و می‌توان آن را پس گرفت.`,
      some: (trip) =>
        `همراه دیگری پذیرفته است بخشی از آنچه پیشنهاد شده بود را پرواز کند: ${trip}. پیشنهاد همچنان باز است و می‌توان آن را پس گرفت.`,
    },
    noHandOver: (city, traveler, taker) => `در ${n(city)} دیگر ${n(traveler)} را به ${n(taker)} نمی‌سپارید.`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${n(helper)} دیگر با ${n(traveler)} به ${n(to)} پرواز نمی‌کند. ${n(traveler)} از ${n(from)} تنها ادامه می‌دهد. ${n(traveler)} را تا گیت پرواز همراهی کنید: ${flight}.`,
    isInCity: (traveler, helper, city) => `${n(traveler)} اکنون با ${n(helper)} در ${n(city)} است.`,
    isOnTheWay: (traveler, helper, city) => `${n(traveler)} با ${n(helper)} در راه ${n(city)} است.`,
    bringsNoLongerSubject: (helper, traveler, city) =>
      `${n(helper)} دیگر ${n(traveler)} را در ${n(city)} پیش شما نمی‌آورد`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${n(traveler)} ${hasLanded ? `در ${n(to)} فرود آمده است` : `در راه ${n(to)} است`}. ${n(helper)} دیگر ${n(traveler)} را پیش شما نمی‌آورد: ${n(traveler)} را آنجا پیدا کنید و اگر همدیگر را پیدا نکردید به ${n(family)} تلفن بزنید.`,
  },

  changes: {
    subject: (trip) => `سفر تغییر کرد: ${trip}`,
    stillFits: 'ببینید هنوز برایتان مناسب است یا نه.',
    days: (name, now, before) => `${n(name)} سفر را به ${now} انداخت.${was(before)}`,
    route: (name, now, before) => `${n(name)} مسیر را به ${now} تغییر داد.${was(before)}`,
    time: (name, now, before) =>
      (now ? `${n(name)} ساعت را به ${now} تغییر داد.` : `${n(name)} ساعت را باز گذاشت.`) + was(before),
    flight: (name, now, before) =>
      (now ? `${n(name)} پرواز را به ${n(now)} تغییر داد.` : `${n(name)} پرواز را باز گذاشت.`) +
      was(before && n(before)),
    landing: (name, now, before) =>
      (now ? `${n(name)} ساعت فرود را ${now} گذاشت.` : `${n(name)} ساعت فرود را باز گذاشت.`) + was(before),
    someTime: (name) => `${n(name)} ساعت را تغییر داد.`,
    someFlight: (name) => `${n(name)} پرواز را تغییر داد.`,
    someLanding: (name) => `${n(name)} ساعت فرود را تغییر داد.`,
    stops: (name, stops) => `${n(name)} در ${n(stops)} هواپیما عوض می‌کند.`,
    direct: (name) => `${n(name)} مستقیم پرواز می‌کند.`,
    connection: (name, now) => `${n(name)} یکی از پروازهای بعدی را تغییر داد${now ? `: ${n(now)}` : ''}.`,
    closed: (name, trip) => `${n(name)} آگهی ${trip} را بست.`,
    closedSubject: (trip) => `آگهی‌ای بسته شد: ${trip}`,
    sharedStays: 'آنچه با شما در میان گذاشته شده بود می‌ماند.',
    proposalEnded: 'پیشنهاد پرواز با هم پایان یافت.',
    stillTogether: 'شما همچنان با هم پرواز می‌کنید.',
    deleted: (name, trip) => `${n(name)} آگهی ${trip} را حذف کرد.`,
    deletedSubject: (trip) => `آگهی‌ای حذف شد: ${trip}`,
    unconfirmed: (trip) => `آگهی ${trip} تأیید نشد و برداشته شد.`,
    unconfirmedSubject: (trip) => `آگهی ${trip} تأیید نشد و برداشته شد`,
    noLongerTogether: 'شما دیگر با هم پرواز نمی‌کنید.',
    blockedSubject: (trip) => `سفر شما لغو شد: ${trip}`,
    openTrips: 'باز کردن سفرهای من',
    feltSafeSubject: (trip) => `احساس امنیت کردید؟ ${trip}`,
    feltSafe: (name, trip) =>
      `شما ${n(name)} را در روز سفر مسدود کردید: ${trip}. سفر لغو شده است. احساس امنیت کردید؟ پاسخ شما را فقط گروه ما می‌خواند.`,
    tellTeam: 'به گروه ما بگویید',
    leftSubject: (trip) => `همسفرتان دیگر سفر نمی‌کند: ${trip}`,
    left: (name, trips) => `${n(name)} حساب خود را حذف کرد. این پایان می‌یابد: ${trips.join('؛ ')}.`,
    otherFlights: (name) => `پروازهای شما و ${n(name)} دیگر یکی نیست.`,
    tripFor: (trip, traveler) => `${trip}، برای ${n(traveler)}`,
    removed: (name, trips) => `ما حساب ${n(name)} را بستیم. این پایان می‌یابد: ${trips.join('؛ ')}.`,
    suspended: {
      subject: (name, day, trip) => `${n(name)} تا ${day} نمی‌تواند از سایت ما استفاده کند: ${trip}`,
      text: (name, day, trip) =>
        `${n(name)} تا ${day} نمی‌تواند از سایت ما استفاده کند و این پرواز پیش از آن حرکت می‌کند: ${trip}.`,
      pair: 'چیزی لغو نشده است، اما تا آن روز به پیام‌های سایت پاسخ داده نمی‌شود. صفحهٔ سفر راه‌های دیگر تماس را نشان می‌دهد و آنجا می‌توانید همراه دیگری پیدا کنید یا سفر را لغو کنید.',
      others: 'شما بخش خود را طبق قرار پرواز می‌کنید. صفحهٔ سفر نشان می‌دهد بخش‌های دیگر را چه کسی پرواز می‌کند.',
    },
    cannotTravel: (name, trip) => `${n(name)} نمی‌تواند با شما سفر کند: ${trip}.`,
  },

  request: {
    asksToFly: (name, trip) => `${n(name)} می‌خواهد با شما پرواز کند: ${trip}.`,
    asksToFlyMail: (name, trip) =>
      `${n(name)} می‌خواهد با شما پرواز کند: ${trip}. با یک «بله» قرار سفر گذاشته می‌شود و راه تماس همدیگر را می‌بینید.`,
    askedSubject: (trip) => `مسافری راه تماس شما را گرفت: ${trip}`,
    asksSubject: (trip) => `مسافری راه تماس شما را می‌خواهد: ${trip}`,
    asked: (name, trip) =>
      `${n(name)} راه تماس شما را برای ${trip} خواست و حالا می‌تواند به شما بنویسد یا زنگ بزند.`,
    asks: (name, trip) => `${n(name)} راه تماس شما را برای ${trip} می‌خواهد. تصمیم با شماست.`,
    message: (name, trip) => `${n(name)} راه تماس را می‌خواهد: ${trip}.`,
    takenBack: (name, trip) => `${n(name)} درخواست را پس گرفت: ${trip}.`,
    takeCare: 'مراقب باشید. این حساب تازه است و دستگاه یا شبکه‌اش با کسی که مسدود کرده‌اید یکی است.',
    since: (name, day) => `${n(name)} از ${day} عضو است.`,
    phone: (isVerified) => (isVerified ? 'شمارهٔ تلفنش تأیید شده است.' : 'شمارهٔ تلفنش هنوز تأیید نشده است.'),
    speaks: (languages) => `زبان‌ها: ${n(languages)}.`,
    readNote: (name) => `${n(name)} برایتان یادداشتی نوشته است. لطفاً آن را در سایت بخوانید.`,
    note: (name, note) => `${n(name)} می‌نویسد: «${n(note)}»`,
    newPerson:
      'این شخص این‌جا تازه‌وارد است. هر کس فقط بار خودش را می‌برد، هیچ‌کس پیش از پرواز پول نمی‌دهد و هیچ‌کس به مدارک یا کدهای شما نیاز ندارد. ما هرگز از راه دیگران به شما نمی‌نویسیم.',
    answer: 'پاسخ دادن',
    seeWho: 'ببینید چه کسی خواست',
    decide: 'دادن راه تماس یا رد کردن',
    aboutPerson: 'دربارهٔ این شخص',
    footnote:
      'این ایمیل را می‌گیرید چون آگهی دارید. اگر همسفرتان را پیدا کرده‌اید، آگهی را ببندید: آن‌وقت کس دیگری نمی‌تواند درخواست کند و آنچه داده‌اید نزد همان کسان می‌ماند.',
    amigoContact: (trip) => `راه تماس ${n('Amigo')} شما: ${trip}`,
    travelerContact: (trip) => `راه تماس مسافر: ${trip}`,
    saidYes: (name, trip) => `${n(name)} بله گفت: حالا می‌بینید برای ${trip} چطور با او تماس بگیرید.`,
    tellWhere: 'پیش از رفتن به فرودگاه به هم بگویید کجا دیدار می‌کنید.',
    sharedMessage: (name, trip) => `${n(name)} راه تماس خود را می‌دهد: ${trip}.`,
    confirmedSubject: (trip) => `آگهی تأیید شد: ${trip}`,
    confirmed: (trip) => `آگهی‌ای که درخواستش را داده بودید تأیید شد: ${trip}.`,
    canReach: 'حالا می‌بینید چطور با او تماس بگیرید.',
    decides: (name) => `حالا ${n(name)} تصمیم می‌گیرد که راه تماسش را بدهد یا نه.`,
    declinedSubject: (trip) => `درخواست شما: ${trip}`,
    declined: (trip) => `این شخص نمی‌تواند با شما سفر کند: ${trip}.`,
  },

  interest: {
    travelerSubject: 'مسافری در پرواز شما می‌خواهد با شما تماس بگیرد: تأیید کنید',
    helperSubject: 'همراهی در پرواز شما می‌خواهد با شما تماس بگیرد: تأیید کنید',
    asked: (site, trip) => `کسی راه تماس آگهی‌ای را خواست که با این نشانی در ${n(site)} است: ${trip}.`,
    confirmIt:
      'تأیید کنید که از شماست تا بتوانند با شما تماس بگیرند. در نمایهٔ خود تصمیم می‌گیرید چه کسی راه تماس شما را ببیند.',
    confirm: 'تأیید آگهی من',
    remove: 'از شما نیست؟ آگهی را بردارید',
    footnote:
      'پیوند فقط یک بار و تا یک روز کار می‌کند و شما را وارد می‌کند. این ایمیل برای هر آگهی یک بار فرستاده می‌شود.',
  },

  review: {
    bothSubject: (other, trip) => `شما و ${n(other)} دربارهٔ سفرتان نظر دادید: ${trip}`,
    both: (other, trip) =>
      `شما و ${n(other)} هر دو دربارهٔ سفرتان نوشته‌اید: ${trip}. حالا همه می‌توانند هر دو نظر را بخوانند.`,
    otherSubject: (other, trip) => `${n(other)} دربارهٔ سفرتان نظر داد: ${trip}`,
    other: (other, trip) => `${n(other)} دربارهٔ سفرتان نوشته است: ${trip}. حالا همه می‌توانند آن را بخوانند.`,
    ownSubject: (other, trip) => `نظر شما دربارهٔ ${n(other)} حالا دیده می‌شود: ${trip}`,
    own: (other, trip) => `حالا همه می‌توانند آنچه را پس از سفرتان دربارهٔ ${n(other)} نوشتید بخوانند: ${trip}.`,
    reply: 'می‌توانید یک بار به آنچه دربارهٔ شما نوشته شده پاسخ دهید.',
    read: 'خواندن نظر',
  },

  arrival: {
    subject: (city) => `رسیدن به ${n(city)}`,
    arrived: (traveler, city) => `${n(traveler)} به ${n(city)} رسید.`,
    arrivedWith: (traveler, city, seeker) => `${n(traveler)} به ${n(city)} رسید و پیش ${n(seeker)} است.`,
    says: (helper, fact) => `${n(helper)} می‌گوید: «${fact}»`,
    askedUs: (seeker) => `${n(seeker)} از ما خواسته بود پایان این سفر را به شما خبر دهیم.`,
    footnote: 'این ایمیل برای این سفر یک بار فرستاده می‌شود.',
    sms: (fact, site, seeker) => `${fact} ${n(site)}، از طرف ${n(seeker)}. برای قطع STOP بفرستید.`,
  },

  thread: {
    subject: 'پیام تازه‌ای دربارهٔ سفرتان دارید',
    text: (writers, site) =>
      `${listIn('fa', writers.map(n))} در ${n(site)} به همهٔ افراد سفر شما نوشته‌اند و هنوز آن را ندیده‌اید.`,
    read: 'خواندن و پاسخ دادن',
    footnote: 'هر چقدر هم بنویسند، تا گفت‌وگو را باز نکنید فقط یک ایمیل می‌گیرید.',
  },

  whoFlies: {
    line: (who) => `مسافر: ${n(who)}`,
    relations: {
      mother: 'مادرشان',
      father: 'پدرشان',
      grandparent: 'پدربزرگ یا مادربزرگشان',
      partner: 'همسرشان',
      child: 'فرزند بزرگسالشان',
      relative: 'خویشاوندشان',
      friend: 'دوستشان',
      grandmother: 'مادربزرگشان',
      grandfather: 'پدربزرگشان',
    },
    ages: {
      '18_39': '۱۸–۳۹',
      '40_59': '۴۰–۵۹',
      '60_69': '۶۰–۶۹',
      '70_79': '۷۰–۷۹',
      '80_up': '۸۰ سال یا بیشتر',
    },
    speaks: (languages) => `زبان: ${n(languages)}`,
  },
};
