import { listText, numberText, plural } from 'shared-ui';
import type { Words } from './en';

/** A name, a city or a flight number, which may run from left to right. */
const apart = (text: string) => `\u2068${text}\u2069`;

export const fa: Words = {
  myTrips: 'سفرهای من',
  logInToView: 'برای دیدن سفرهای خود وارد شوید',
  tryAgain: 'دوباره امتحان کنید',
  tryAgainNow: 'دوباره امتحان کنید.',
  tryInAMoment: 'چند لحظهٔ دیگر دوباره امتحان کنید.',
  notSent: 'فرستاده نشد',
  notSentWhy: (why) => `فرستاده نشد. ${why}`,
  notSavedWhy: (why) => `ذخیره نشد. ${why}`,
  noNetworkKept: 'شبکه نیست. این چیزی است که دستگاه شما نگه داشته است.',
  loadingForm: 'فرم در حال باز شدن است',
  loadingTrip: 'سفر در حال باز شدن است',
  fromTo: (from, to) => `${apart(from)} به ${apart(to)}`,
  tripWith: (from, to, name) => `${apart(from)} به ${apart(to)} با ${apart(name)}`,
  sentence: (text) => `${text}.`,
  series: (parts) =>
    parts
      .filter((part): part is string => Boolean(part))
      .map(apart)
      .join('، '),
  toCity: (city) => `تا ${apart(city)}`,
  companionTo: (name, city) => `${apart(name)} تا ${apart(city)}`,
  you: 'شما',
  anotherAmigo: 'یک Amigo دیگر',
  isTold: (name) => `به ${apart(name)} خبر می‌دهیم.`,
  thankYou: 'ممنون',
  takeBack: 'پس گرفتن',
  takenBack: 'پس گرفته شد',
  send: 'فرستادن',
  save: 'ذخیره',
  saved: 'ذخیره شد',
  cancel: 'انصراف',
  remove: 'برداشتن',
  print: 'چاپ',
  open: 'باز کردن',
  yes: 'بله',
  no: 'نه',
  notSure: 'مطمئن نیستم',
  message: 'پیام',
  flights: 'پروازها',
  flight: 'پرواز',
  day: 'روز',
  time: 'ساعت',
  flyTogether: 'با هم پرواز می‌کنید',
  waitingFor: (name) => `در انتظار ${apart(name)}`,
  openTrip: 'باز کردن سفر',
  lookForAmigo: 'جست‌وجوی Amigo',
  lookingForPeople: 'در حال جست‌وجوی افراد در این پرواز',

  dayAt: (day, time) => `${day}، ساعت ${time}`,
  timeInCity: (time, city) => `${time} در ${apart(city)}`,
  nightFlight: (dayBefore, flight) => `در شب ${dayBefore} به ${flight}`,
  today: 'امروز',
  tomorrow: 'فردا',
  inDays: (days) => plural('fa', days, { one: '# روز دیگر', other: '# روز دیگر' }),
  todayAt: (time) => `امروز ساعت ${time}`,
  tonightAt: (time) => `امشب ساعت ${time}`,
  tomorrowAt: (time) => `فردا ساعت ${time}`,
  askedToday: 'امروز',
  askedYesterday: 'دیروز',
  askedOnWeekday: (weekday) => weekday,
  askedOnDay: (day) => `در ${day}`,
  hoursAndMinutes: (hours, minutes) =>
    [hours && `${numberText(hours)} ساعت`, minutes && `${numberText(minutes)} دقیقه`]
      .filter(Boolean)
      .join(' و '),
  thenFlights: (flights) => flights.map(apart).join('، سپس '),

  howWasIt: (name) => `همسفری با ${apart(name)} چطور بود؟`,
  reviewReadBy: (name) =>
    `${apart(name)} آن را وقتی می‌خواند که هر دو نوشته باشید، یا ۱۴ روز پس از سفر.`,
  yourStars: 'ستاره‌های شما',
  whatShouldOthersKnow: 'دیگران چه چیزی را باید بدانند؟',
  nothingLost: 'چیزی از دست نرفته است: دوباره امتحان کنید.',
  tipFor: (name) => `انعامی برای ${apart(name)}؟`,
  tipGoesTo: (name, promised) =>
    `${promised ? `شما ${apart(promised)} قول دادید.` : 'هرگز انتظارش نمی‌رود.'} همهٔ آن به ${apart(name)} می‌رسد.`,
  getsAll: (name) => `همهٔ آن به ${apart(name)} می‌رسد.`,
  thankedWith: (amount) => `با ${apart(amount)} سپاس‌گزاری کردید`,
  sendTip: 'فرستادن انعام',
  sendThenPay: (amount) => `فرستادن، سپس پرداخت ${apart(amount)}`,
  tipLimits: (least, most) =>
    `انعام عددی کامل به دلار است، از ${apart(least)} تا ${apart(most)}`,
  amountOfTip: 'مبلغ انعام',
  otherAmount: 'مبلغ دیگر',
  anotherAmount: 'مبلغی دیگر',
  wholeDollars: 'به دلار آمریکا، بدون سنت',
  tripClosed: 'این سفر بسته شده است',
  tripClosedHint: 'شما و آن شخص دیگر یکدیگر را این‌جا نمی‌بینید. یک پرسش مانده است.',
  feltSafe: (traveler) =>
    traveler ? `آیا ${apart(traveler)} احساس امنیت کرد؟` : 'آیا احساس امنیت کردید؟',
  onlyTeamReadsThis: (other) =>
    `این پاسخ را فقط گروه ما می‌خواند. به ${apart(other)} گفته نمی‌شود.`,
  onlyTeamReads: (other) =>
    `پاسخ شما را فقط گروه ما می‌خواند. به ${other ? apart(other) : 'آن شخص'} گفته نمی‌شود.`,
  whatHappened: 'چه اتفاقی افتاد؟',
  readWithinADay: 'یکی از گروه ما تا یک روز آن را می‌خواند.',
  loadingAnswer: 'پاسخ شما در حال باز شدن است',
  youSaid: { yes: 'گفتید بله', no: 'گفتید نه', unsure: 'گفتید که مطمئن نیستید' },
  onlyTeamKnows: 'ممنون. فقط گروه ما می‌داند.',
  teamLooksIntoIt: 'ممنون که به ما گفتید. گروه ما آن را بررسی می‌کند.',
  changeAnswer: 'تغییر پاسخ شما',
  tellOurTeam: 'گفتن به گروه ما',
  reviewsFailed: 'نظرها باز نشدند.',
  whatTheyWrote: (name) => `آنچه ${apart(name)} نوشت`,
  bothReviewsAppear: (name, day) =>
    `هر دو نظر وقتی نشان داده می‌شوند که ${apart(name)} هم نوشته باشد، یا در ${day}.`,
  othersCanRead: (name) => `دیگران می‌توانند آن را در آگهی‌های ${apart(name)} بخوانند.`,
  replied: (name, text) => `<name>پاسخ ${apart(name)}:</name> ${apart(text)}`,
  changeReview: 'تغییر نظر شما',
  rate: (name) => `امتیاز دادن به ${apart(name)}`,

  tellArrival: (traveler) =>
    `در پایان می‌توانیم به حداکثر پنج نفر، یک بار، خبر بدهیم که ${traveler ? `${apart(traveler)} رسیده است` : 'رسیده‌اید'}.`,
  chooseWhomWeTell: 'انتخاب کسانی که خبر می‌دهیم',
  oneMoment: 'یک لحظه…',
  weHaveTold: (people) => `به ${people} خبر داده‌ایم.`,
  weTellThem: 'وقتی سفر تمام شد به آن‌ها خبر می‌دهیم',
  weTellNobody: 'به کسی خبر نمی‌دهیم',
  whomWeTell: (traveler) =>
    `رسیدن ${traveler ? apart(traveler) : 'شما'} را به چه کسانی خبر بدهیم`,
  contactLines: 'در هر خط یک ایمیل یا شمارهٔ تلفن، حداکثر پنج تا',
  oneMessageEach: 'هر کس یک پیام می‌گیرد و می‌تواند جلوی همهٔ پیام‌های دیگر ما را بگیرد.',
  toStepsOfToday: 'به گام‌های امروز',
  updateCalendar: 'به‌روز کردن تقویم شما',
  tripWasCancelled: 'این سفر لغو شد',
  youCancelled: 'شما لغو کردید',
  theyCancelled: (name) => `${apart(name)} لغو کرد`,
  beforeYouFly: 'پیش از پرواز',
  isFlying: (traveler) => (traveler ? `${apart(traveler)} پرواز می‌کند` : 'شما پرواز می‌کنید'),
  youHaveNotConfirmed: 'هنوز تأیید نکرده‌اید',
  weAskThreeDaysBefore: 'سه روز پیش از پرواز از شما می‌پرسیم.',
  hasNotConfirmedYet: (name) => `${apart(name)} هنوز تأیید نکرده است`,
  careCardIsFilled: 'کارت مراقبت پر شده است',
  noCareCardYet: 'هنوز کارت مراقبتی نیست',
  fillIn: 'پر کردن',
  cardHas: 'شماره‌های تلفن، صندلی، دارو.',
  cardTells: (name) => `آنچه ${apart(name)} در راه باید بداند. پنج دقیقه طول می‌کشد.`,
  canFillIn: (name) => `${apart(name)} می‌تواند آن را تا پرواز پر کند.`,
  ownBagsOnly: 'فقط چمدان خود',
  eachCarriesTheirs: 'هر کس فقط چیزی را می‌برد که خودش بسته است.',
  seeListing: 'دیدن آگهی',
  tripCancelled: 'سفر لغو شد',
  takeProposalBack: 'این پیشنهاد را پس می‌گیرید؟',
  cancelThisTripAsk: 'این سفر را لغو می‌کنید؟',
  cancelHint: (name) =>
    `بی‌درنگ با پیام و ایمیل به ${apart(name)} خبر می‌دهیم. صفحهٔ سفر دلیل شما را به او نشان می‌دهد.`,
  keepIt: 'بماند',
  cancelTheTrip: 'لغو سفر',
  onlyAnotherDay: (name) =>
    `فقط روز دیگری؟ نخست <write>به ${apart(name)} بنویسید</write>.`,
  reason: 'دلیل',
  cancelFailed: 'لغو نشد. دوباره امتحان کنید.',
  otherPartsStay: (other, staying, traveler) =>
    `فقط ${other ? `بخش با ${apart(other)}` : 'بخش شما'} تمام می‌شود. ${listText(staying.map(apart))} همچنان با ${traveler ? apart(traveler) : 'شما'} پرواز ${staying.length > 1 ? 'می‌کنند' : 'می‌کند'}.`,
  contact: 'تماس',
  speaks: (languages) => `زبان‌ها: ${apart(languages)}`,
  call: 'تماس تلفنی',
  callName: (name) => `تماس با ${apart(name)}`,
  mail: 'ایمیل',
  linkCopied: 'پیوند کپی شد',
  linkCopiedHint: 'آن را برای خانوادهٔ خود بفرستید.',
  copyForbidden: 'این‌جا کپی کردن مجاز نیست',
  copyForbiddenHint: 'پیوند را با دست انتخاب کنید.',
  forYourFamily: 'برای خانوادهٔ شما',
  familyLinkHint:
    'با یک پیوند، خانواده بدون حساب می‌تواند روز سفر را دنبال کند: گام‌ها همان‌طور که پیش می‌روند، و فقط نام‌های کوچک.',
  familyLink: 'پیوند خانواده',
  seenBy: (people) => `${people} آن را دیده‌اند.`,
  copy: 'کپی',
  share: 'هم‌رسانی',
  linkEnded: 'پیوند پایان یافت',
  linkEndedHint: 'دیگر کسی نمی‌تواند آن را باز کند.',
  endLink: 'پایان دادن به این پیوند',
  linkMade: 'پیوند ساخته شد',
  linkMadeHint: 'آن را فقط برای کسانی بفرستید که به آن‌ها اعتماد دارید.',
  makeLink: 'ساختن پیوند',
  airport: 'فرودگاه',
  place: 'محل',
  placeHint: 'پایانه، ورودی، گیت',
  easyToFind: 'جاهایی که آسان پیدا می‌شوند',
  places: {
    checkIn: 'پذیرش',
    informationDesk: 'میز اطلاعات',
    afterSecurity: 'پس از بازرسی',
    gate: 'گیت',
    transferDesk: 'میز ترانزیت',
    arrivals: 'ورودی‌ها',
    baggageClaim: 'تحویل بار',
  },
  inCity: (city) => `در ${apart(city)}`,
  localTimeIn: (city) => `به وقت محلی ${apart(city)}`,
  toldWhenItChanges: (name) => `اگر تغییر کند به ${apart(name)} خبر می‌دهیم.`,
  listingStillOpen: 'آگهی شما هنوز باز است',
  listingStillOpenHint:
    'دیگران هم می‌توانند آن را پیدا کنند و از شما بخواهند. اگر یک نفر بس است، آن را ببندید.',
  listingClosed: 'آگهی بسته شد',
  listingClosedHint: 'دیگر کسی آن را پیدا نمی‌کند. سفر شما می‌ماند.',
  closeListing: 'بستن آگهی',
  youAsked: (when) => `شما ${when} پرسیدید.`,
  hasNotConfirmed: (name) => `${apart(name)} تأیید نکرده است.`,
  leavesSoon: 'پرواز تا کمتر از ۱۲ ساعت دیگر می‌رود.',
  proposesTogether: (name) => `${apart(name)} پیشنهاد می‌دهد با هم پرواز کنید`,
  wouldBeAmigo: (helper) =>
    `در این سفر ${helper ? `${apart(helper)} Amigo خواهد بود` : 'شما Amigo خواهید بود'}. با موافقت شما، راه تماس یکدیگر را می‌بینید.`,
  seesThatFlying: (name, traveler) =>
    `${apart(name)} می‌بیند که ${traveler ? `${apart(traveler)} پرواز می‌کند` : 'شما پرواز می‌کنید'}.`,
  yesFlying: (traveler) => (traveler ? `بله، ${apart(traveler)} پرواز می‌کند` : 'بله، پرواز می‌کنم'),
  plansChanged: 'برنامه‌ام تغییر کرده است',
  stillFlying: (traveler) =>
    traveler ? `آیا ${apart(traveler)} همچنان پرواز می‌کند؟` : 'همچنان پرواز می‌کنید؟',
  saidYesAndWaits: (name) => `${apart(name)} بله گفته و منتظر پاسخ شماست.`,
  reliesOnAnswer: (name) => `${apart(name)} روی پاسخ شما حساب می‌کند.`,
  addToCalendar: 'افزودن به تقویم',
  cancelThisTrip: 'لغو این سفر',
  whereYouMeet: 'کجا دیدار می‌کنید',
  noPlaceHint: 'هنوز قراری گذاشته نشده است. میز اطلاعات آسان پیدا می‌شود.',
  addPlace: 'افزودن محلی دیگر',
  agreeOnPlace: 'قرار گذاشتن محل',
  noPlaceYet: 'هنوز محلی نیست',
  noTimeYet: 'هنوز ساعتی نیست',
  meetingFromTo: (where, from, to) =>
    [apart(where), from && `از ${apart(from)}`, to && `به ${apart(to)}`].filter(Boolean).join('، '),
  changePlace: 'تغییر محل یا ساعت',
  changePlaceIn: (where) => `تغییر محل یا ساعت در ${apart(where)}`,

  handOver: (city, from, to, traveler, isGiven) => {
    const where = `در ${apart(city)}`;
    const giver = from && apart(from);
    const taker = to && apart(to);
    const whom = traveler ? apart(traveler) : 'شما';
    if (!giver)
      return isGiven
        ? `${where} شما ${whom} را به ${taker} می‌سپارید`
        : `${where} شما ${whom} را نزد ${taker} می‌برید`;
    if (!taker)
      return isGiven
        ? `${where} ${giver} ${whom} را به شما می‌سپارد`
        : `${where} ${giver} ${whom} را نزد شما می‌آورد`;
    return isGiven
      ? `${where} ${giver} ${whom} را به ${taker} می‌سپارد`
      : `${where} ${giver} ${whom} را نزد ${taker} می‌برد`;
  },
  youTakeOver: (city, from) => `در ${apart(city)} شما جای ${apart(from)} را می‌گیرید.`,
  takesOverFromYou: (city, to) => `در ${apart(city)} ${apart(to)} جای شما را می‌گیرد.`,
  relayWay: (flown, missing) =>
    `${[flown.join('، سپس '), ...missing.map((city) => `تا ${apart(city)} هنوز کسی نیست`)].join('، ')}.`,
  fliesWith: (name, from, to, traveler) =>
    `${apart(name)} از ${apart(from)} تا ${apart(to)} با ${traveler ? apart(traveler) : 'شما'} پرواز می‌کند.`,
  nobodyYetTo: (city) => `تا ${apart(city)} هنوز کسی نیست`,

  tripWithThisPerson: 'سفر با این شخص',
  byWayOf: (cities) => `از راه ${cities} به`,
  flewTogether: 'با هم پرواز کردید',
  sayHowItWas: 'بگویید چطور بود',

  soonFlight: (when, flights) => `${when}، پرواز ${apart(flights)}`,
  dayOffline:
    '<strong>شبکه نیست.</strong> مثل همیشه ادامه دهید: گام‌هایی که می‌زنید نگه داشته و بعداً فرستاده می‌شوند.',
  careCardOf: (traveler) => `کارت مراقبت ${apart(traveler)}`,
  keptOnDevice: 'در این دستگاه نگه داشته شده',
  notFilledInYet: 'هنوز پر نشده',
  flightAndContact: 'پرواز و تماس',
  starsNowOrLater: 'ستاره و چند کلمه: اکنون یا بعداً',
  sendPromised: (amount) => `فرستادن ${apart(amount)} که قول دادید`,
  thankWithTip: (name) => `سپاس از ${apart(name)} با انعام`,
  saysYouArrived: (name) => `${apart(name)} می‌گوید که شما رسیده‌اید.`,
  youArrived: 'شما رسیده‌اید.',
  saysIsWithYou: (name, traveler) => `${apart(name)} می‌گوید که ${apart(traveler)} با شماست.`,
  isWithYou: (traveler) => `${apart(traveler)} با شماست.`,
  saysTwoArrived: (name) => `${apart(name)} می‌گوید که هر دو رسیده‌اید.`,
  saysHasArrived: (name, traveler) =>
    `${apart(name)} می‌گوید که ${apart(traveler)} رسیده است.`,
  youSayArrived: (traveler) => `شما می‌گویید که ${apart(traveler)} رسیده است.`,
  youSayIsWith: (traveler, name) =>
    `شما می‌گویید که ${apart(traveler)} با ${apart(name)} است.`,
  arrivedThanks: (traveler, helper) => `${apart(traveler)} رسیده است. ممنون، ${apart(helper)}.`,
  isWithThanks: (traveler, name, helper) =>
    `${apart(traveler)} با ${apart(name)} است. ممنون، ${apart(helper)}.`,
  saysYouAreWith: (name, next) => `${apart(name)} می‌گوید که شما با ${apart(next)} هستید.`,
  saysIsWith: (name, traveler, next) =>
    `${apart(name)} می‌گوید که ${apart(traveler)} با ${apart(next)} است.`,
  youAreWith: (name) => `شما با ${apart(name)} هستید.`,
  isWith: (traveler, name) => `${apart(traveler)} با ${apart(name)} است.`,
  hasNotSaidSo: (name) => `${apart(name)} هنوز این را نگفته است.`,
  youHaveNotSaidSo: 'شما هنوز این را نگفته‌اید.',
  allTheWay: (from, to) => `تمام راه از ${apart(from)} تا ${apart(to)}.`,
  walkedWith: (helper, traveler, from, to) =>
    `${apart(helper)} تمام راه از ${apart(from)} تا ${apart(to)} همراه ${traveler ? apart(traveler) : 'شما'} بود.`,
  connectionMissed: (city) => `پرواز بعدی در ${apart(city)} از دست رفت`,
  connectionMissedHint: (by, time, flight, city) =>
    `${by ? `${apart(by)} ساعت ${time} این را گفت` : `شما ساعت ${time} این را گفتید`}. پرواز ${flight ? `${apart(flight)} ` : ''}به ${apart(city)} رفته است. با هم به میز شرکت هواپیمایی بروید: آن‌جا پرواز بعدی را رزرو می‌کنند.`,
  onCareCardOf: (traveler) => `در کارت مراقبت ${apart(traveler)}`,
  whoFliesNext: (city) => `چه کسی پس از این به ${apart(city)} پرواز می‌کند`,
  takeBackOnIt: 'پس گرفتن، سوار آن هستیم',
  weMissedIt: 'پرواز بعدی را از دست دادیم',
  theyMissedIt: 'پرواز بعدی را از دست دادند',
  nowTold: (name) => `به ${apart(name)} خبر داده شد`,
  nowToldHint: 'با پیام و ایمیل. می‌توانید آن را پس بگیرید.',
  isItMissed: (flight, city) =>
    `پرواز ${flight ? `${apart(flight)} ` : ''}به ${apart(city)} از دست رفته است؟`,
  missedIsTold: (name) =>
    `بی‌درنگ با پیام و ایمیل به ${apart(name)} خبر می‌دهیم، و همین‌طور به کسانی که پیوند خانواده را دنبال می‌کنند.`,
  yesMissed: 'بله، از دست رفته است',
  stepOf: (step, steps) => `گام ${numberText(step)} از ${numberText(steps)}`,
  meetAfterSecurity: 'در جایی عمومی دیدار کنید، پس از بازرسی.',
  meetBeforeSecurity: 'در جایی عمومی دیدار کنید، پیش از بازرسی.',
  noMeetingPlace: 'محل دیداری قرار گذاشته نشده است',
  infoDeskOf: (airport) => `میز اطلاعات ${apart(airport)} آسان پیدا می‌شود.`,
  steps: 'گام‌ها',
  stepDone: '، انجام شد',
  keptNotSent: 'نگه داشته شده، هنوز فرستاده نشده',
  youSaySo: (name) => `شما گفته‌اید. ${apart(name)} هنوز این را نگفته است.`,
  saysSo: (name) => `${apart(name)} این را می‌گوید`,
  yesThatIsRight: 'بله، درست است',
  bothSeeIt: 'هر دوی شما آن را می‌بینید.',
  takeBackLeft: (minutes) => `پس گرفتن، ${numberText(minutes)} دقیقه مانده`,
  seesBesideSign: (name) => `${apart(name)} آن را کنار نشانه می‌بیند.`,
  photoRemoved: 'عکس برداشته شد',
  seesNoLonger: (name) => `${apart(name)} دیگر آن را نمی‌بیند.`,
  onlySees: (name) => `فقط ${apart(name)} آن را می‌بیند. همراه کارت مراقبت پاک می‌شود.`,
  photoOf: (traveler) => `عکس ${apart(traveler)}`,
  otherPhoto: 'عکس دیگر',
  addPhotoOf: (traveler) => `افزودن عکس ${apart(traveler)}`,
  howFinds: (helper, traveler) =>
    `${apart(helper)} چگونه ${traveler ? apart(traveler) : 'شما'} را پیدا می‌کند`,
  wearsToday: (traveler) =>
    traveler ? `${apart(traveler)} امروز چه پوشیده است` : 'امروز چه پوشیده‌اید',
  wearsHint: 'مثلاً: ساری سبز و شال قرمز',
  stepRefused: 'یک گام پذیرفته نشد',
  tapAgain: 'دوباره آن را بزنید.',
  lastNews: (name, step, when) => `<name>${apart(name)}:</name> ${step}، ${when}`,
  noStepYet: 'هنوز گامی نیست',
  cardShowsSame: (traveler) => `کارت مراقبت ${apart(traveler)} هم همین را نشان می‌دهد.`,
  pageShowsSame: (name) => `صفحهٔ ${apart(name)} هم همین را نشان می‌دهد.`,
  tellTraveler: (traveler, helper) =>
    `به ${apart(traveler)} بگویید؛ او ${apart(helper)} را با همین می‌شناسد.`,
  ifNotCall: (name) => `اگر نه، با ${apart(name)} تماس بگیرید.`,
  ifNotWrite: (name) => `اگر نه، به ${apart(name)} بنویسید.`,
  lookFor: (name, age, traveler) =>
    `${traveler ? `${apart(traveler)} دنبال این شخص می‌گردد` : 'دنبال این شخص بگردید'}: <name>${apart(name)}</name>${age ? `، ${apart(age)}` : ''}`,
  showFullScreen: 'نمایش در تمام صفحه',
  ourSign: 'نشانهٔ ما',
  drawings: {
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

  atAirport: 'در فرودگاه',
  atAirportFact: (traveler) => (traveler ? `${apart(traveler)} در فرودگاه است` : 'در فرودگاه هستم'),
  goToAirport: (traveler, city) =>
    traveler ? `${apart(traveler)} به فرودگاه می‌رود` : `به فرودگاه ${apart(city)} بروید`,
  flyIn: (traveler, city) =>
    traveler ? `${apart(traveler)} به ${apart(city)} پرواز می‌کند` : `در پرواز به ${apart(city)}`,
  met: (city) => (city ? `دیدار در ${apart(city)}` : 'دیدار'),
  metFact: (isFamily) => (isFamily ? 'یکدیگر را دیده‌اند' : 'یکدیگر را دیدیم'),
  meet: (name) => `با ${apart(name)} دیدار کنید`,
  meetBoth: (previous, traveler) => `با ${apart(previous)} و ${apart(traveler)} دیدار کنید`,
  meets: (traveler, helper) => `${apart(traveler)} با ${apart(helper)} دیدار می‌کند`,
  givesTo: (previous, traveler, next) =>
    `${apart(previous)} ${apart(traveler)} را به ${apart(next)} می‌سپارد`,
  throughSecurity: 'گذشتن از بازرسی',
  throughSecurityFact: (isFamily) => (isFamily ? 'از بازرسی گذشته‌اند' : 'از بازرسی گذشتیم'),
  throughSecurityAlone: (traveler) =>
    traveler ? `${apart(traveler)} از بازرسی گذشته است` : 'از بازرسی گذشتم',
  onBoard: (flight, city) =>
    flight
      ? `سوار بر ${apart(flight)}`
      : city
        ? `سوار بر هواپیمای ${apart(city)}`
        : 'سوار بر هواپیما',
  toTheGate: (flight, city) =>
    flight
      ? `به گیت و سوار شدن بر ${apart(flight)}`
      : city
        ? `به گیت و سوار شدن بر هواپیمای ${apart(city)}`
        : 'به گیت و سوار شدن',
  onBoardFact: (isFamily, flight, city) =>
    `سوار ${flight ? apart(flight) : city ? `هواپیمای ${apart(city)}` : 'هواپیما'} ${isFamily ? 'شده‌اند' : 'شدیم'}`,
  landed: (city) => (city ? `فرود در ${apart(city)}` : 'فرود'),
  inTheAirTo: (city) => `در پرواز به ${apart(city)}`,
  landedFact: (isFamily, city) =>
    `${city ? `در ${apart(city)} ` : ''}فرود ${isFamily ? 'آمده‌اند' : 'آمدیم'}`,
  throughConnection: (city) => `رسیدن به پرواز بعدی در ${apart(city)}`,
  throughConnectionFact: (isFamily) =>
    isFamily ? 'به پرواز بعدی رسیده‌اند' : 'به پرواز بعدی رسیدیم',
  arrived: 'رسیدن',
  toTheExit: 'با هم تا خروجی',
  saidGoodbye: 'خداحافظی کردیم',
  handedOverTo: (name) => `سپرده شده به ${apart(name)}`,
  handedOverToYou: 'سپرده شده به شما',
  withNext: (name) => `با ${apart(name)}`,
  withYou: 'با شما',
  meetIn: (traveler, city) => `در ${apart(city)} با ${apart(traveler)} دیدار کنید`,
  bringTo: (traveler, name) => `${apart(traveler)} را نزد ${apart(name)} ببرید`,
  isWithFact: (traveler, name) =>
    `${traveler ? `${apart(traveler)} ` : ''}${name ? `با ${apart(name)}` : 'با من'} ${traveler ? 'است' : 'هستم'}`,

  tripsKept: 'شبکه نیست. این‌ها سفرهایی است که دستگاه شما نگه داشته است.',
  tripsFailed: 'سفرهای شما باز نشدند',
  loadingTrips: 'سفرهای شما در حال باز شدن است',
  noOtherTrips: 'سفر دیگری در پیش نیست.',
  waitingForYourAnswer: 'در انتظار پاسخ شما',
  yourNextTrips: 'سفرهای بعدی شما',
  nextTripsFailed: 'سفرهای بعدی باز نشدند. دوباره امتحان کنید.',
  showMoreTrips: 'نمایش سفرهای بیشتر',
  noPastTrips: 'سفر گذشته‌ای نیست',
  noPastTripsHint: 'سفرهایی که با هم رفتید و آن‌ها که لغو شدند این‌جا می‌مانند.',
  noTripsYet: 'هنوز سفری نیست',
  noTripsYetHint:
    'سفر وقتی آغاز می‌شود که دو نفر قرار بگذارند با هم پرواز کنند. کسی را در پرواز خود پیدا کنید، به هم بنویسید و آن را پیشنهاد دهید.',
  browseListings: 'دیدن آگهی‌ها',
  messages: 'پیام‌ها',
  waitingForYou: 'در انتظار شما',
  thank: (name) => `سپاس از ${apart(name)}`,
  reviewWaiting: (name) => `نظر در انتظار است: همسفری با ${apart(name)} چطور بود؟`,
  tripOnDay: (from, to, day) => `${apart(from)} به ${apart(to)}، ${day}`,
  tripAndPromise: (from, to, day, promised) =>
    `${apart(from)} به ${apart(to)}، ${day}. شما ${apart(promised)} قول دادید.`,
  whichTrips: 'کدام سفرها',
  coming: 'در پیش',
  past: 'گذشته',
  noNetwork: 'شبکه نیست',
  noTripKept:
    'این دستگاه سفری نگه نداشته است. سفری که با شبکه در آن باز شده باشد بدون شبکه هم خوانده می‌شود.',

  careCardTitle: (from, to) => `کارت مراقبت، ${apart(from)} به ${apart(to)}`,
  secondLanguage: 'زبان دوم چاپ',
  cardMissingIn: (languages) =>
    `کارت هنوز به این زبان نیست: ${listText(languages.map(apart), 'disjunction')}. زبانی را انتخاب کنید که مردم در راه می‌خوانند.`,
  onlyEnglish: 'هیچ، فقط انگلیسی',
  careCardFor: (traveler) => `کارت مراقبت ${apart(traveler)}`,
  careCard: 'کارت مراقبت',
  cardLead: (helper) => `آنچه ${apart(helper)} در راه باید بداند.`,
  cardLeadOfFamily: (helper) =>
    `آنچه ${apart(helper)} در راه باید بداند. همه به‌جز نام می‌توانند خالی بمانند.`,
  onlyYouAnd: (name) => `فقط شما و ${apart(name)} می‌توانید آن را بخوانید`,
  deletedOn: (day) => `هرگز در ایمیلی نیست و در ${day} پاک می‌شود.`,
  howItPrints: 'این‌گونه در یک صفحه چاپ می‌شود',
  noCareCard: 'کارت مراقبتی نیست',
  backToTrip: 'بازگشت به سفر',
  cardDeleted: 'با پایان سفر پاک شد.',
  cardNotFilledIn: (name) => `${apart(name)} آن را پر نکرده است.`,
  cardSaved: 'کارت مراقبت ذخیره شد',
  canReadIt: (name) => `${apart(name)} می‌تواند آن را بخواند.`,
  whoFlies: 'چه کسی پرواز می‌کند',
  firstName: 'نام کوچک',
  seat: 'صندلی',
  phoneAbroad: 'تلفنی که در خارج کار می‌کند',
  whomToCall: 'با چه کسی تماس بگیرند',
  firstPerson: 'نفر اول',
  secondPerson: 'نفر دوم',
  nameAndPhone: 'نام و شمارهٔ تلفن',
  onTheWay: 'در راه',
  medicine: 'دارو، با ساعت محلی',
  ifMissed: 'اگر پرواز بعدی از دست برود',
  whoWaitsIn: (city) => `چه کسی در ${apart(city)} منتظر است، یا نشانی`,
  saveCareCard: 'ذخیرهٔ کارت مراقبت',
  printedCareCard: 'کارت مراقبت چاپی',

  everybodyOnTrip: 'همهٔ افراد این سفر',
  readLater: 'هر کس بعداً به سفر بپیوندد هم می‌تواند این را بخواند.',
  readLaterBy: (people) =>
    `${listText(people.map(apart))}. هر کس بعداً به سفر بپیوندد هم می‌تواند این را بخواند.`,
  theTrip: 'سفر',
  conversationNotFound: 'این گفت‌وگو پیدا نشد',
  conversationNotFoundHint:
    'برای خانواده و همهٔ کسانی است که همراه پرواز می‌کنند، از همراه دوم تا ۳۰ روز پس از سفر.',
  conversationsOfTrips: 'گفت‌وگوهای سفرهای شما',
  threadWith: (from, to, people) => `${apart(from)} به ${apart(to)}، با ${apart(people)}`,
  newMessages: 'تازه',
  newCount: (count) => `${numberText(count)} تازه`,
  unreadCount: (count) =>
    plural('fa', count, { one: '، # پیام نخوانده', other: '، # پیام نخوانده' }),
  tripsWait: (count) =>
    plural('fa', count, { one: '# مورد در انتظار شماست', other: '# مورد در انتظار شماست' }),
  messageToEverybody: 'پیام به همهٔ افراد این سفر',
  messageTooLong: (most, length) =>
    `پیام می‌تواند ${numberText(most)} نویسه داشته باشد، این یکی ${numberText(length)} دارد`,
  writeToEverybody: 'به همه بنویسید',
  conversation: 'گفت‌وگو',
  whatEverybodyWrote: 'آنچه همه نوشتند',
  moreFailed: 'بقیه باز نشد.',
  showEarlier: 'نمایش پیام‌های پیشین',
  messagesOfEverybody: 'پیام‌های همهٔ افراد این سفر',
  nobodyHasWritten: 'هنوز کسی ننوشته است',
  wrote: (author, content) => `${apart(author)}: ${apart(content)}`,
  nobodyHasWrittenHint: 'هنوز کسی ننوشته است. بگویید چه کسی کجا منتظر است.',
  newBelow: 'پیام‌های تازه در پایین',
  suspended: (people) =>
    people.length === 1
      ? `حساب ${listText(people.map(apart))} معلق شده است و نمی‌تواند پاسخ دهد. چیزی برایش نفرستید و پولی نپردازید.`
      : `حساب‌های ${listText(people.map(apart))} معلق شده‌اند و نمی‌توانند پاسخ دهند. چیزی برایشان نفرستید و پولی نپردازید.`,
  sent: 'فرستاده شد',
  readByEverybody: 'همه خوانده‌اند',
  readBy: (people) => `خوانده‌شده: ${apart(people)}`,
  formerMember: 'عضو پیشین',
  loadingConversation: 'گفت‌وگو در حال باز شدن است',

  departure: 'حرکت',
  lands: 'فرود',
  departureIs: (when) => `حرکت برابر است با ${when}`,
  agreed: 'قرار گذاشته شد',
  flownTogether: 'با هم پرواز شد',
  declined: 'رد شد',
  waitingForAnswer: 'در انتظار پاسخ',
  waitsForYourAnswer: 'منتظر پاسخ شما',
  cancelled: 'لغو شد',
  cancelledByYou: 'شما لغو کردید',
  cancelledBy: (name) => `${apart(name)} لغو کرد`,
  flyFromTo: (from, to) => `شما از ${apart(from)} تا ${apart(to)} با هم پرواز می‌کنید.`,
  fliesAlone: (name, from, to) =>
    `${name ? apart(name) : 'شما'} از ${apart(from)} تا ${apart(to)} تنها پرواز ${name ? 'می‌کند' : 'می‌کنید'}.`,
  withWhom: (name) => `با ${name ? apart(name) : 'شما'}`,
  nobodyYet: 'هنوز کسی نیست',
  together: 'با هم',
  alone: (name) => `${name ? apart(name) : 'شما'} تنها`,
  whoIsWith: (traveler, from, to) =>
    `از ${apart(from)} تا ${apart(to)} چه کسی با ${traveler ? `${apart(traveler)} است` : 'شماست'}؟`,
  landsAt: (when) => `فرود ${when}`,
  amigo: 'Amigo',
  amigos: (count) => plural('fa', count, { one: '# Amigo', other: '# Amigo' }),
  family: 'خانواده',
  traveler: 'مسافر',
  thatIsYou: 'این شمایید',
  asFarAs: (city) => `تا ${apart(city)}`,
  forFlyer: (flyer) => `برای ${flyer}`,

  propose: 'پیشنهاد پرواز با هم',
  proposed: 'پیشنهاد داده شد',
  proposedHint: 'همین که آن شخص موافقت کند با هم پرواز می‌کنید.',
  dayToDay: (first, last) => `${apart(first)} تا ${apart(last)}`,
  whichFlight: 'کدام پرواز',
  flightNumber: 'شمارهٔ پرواز',
  whoFliesAsk: 'چه کسی پرواز می‌کند؟',
  whichFlightAsk: 'کدام پرواز؟',
  whichPartAsk: 'کدام بخش راه؟',
  togetherFromTo: (from, to) => `از ${apart(from)} تا ${apart(to)} با هم.`,
  theyFlyAlone: (from, to) => `آن شخص از ${apart(from)} تا ${apart(to)} تنها پرواز می‌کند.`,
  itIsProposed: 'پیشنهاد داده شده است.',
  youFlyTogether: 'با هم پرواز می‌کنید.',
  daysAreOver: 'روزهای این آگهی گذشته است.',
  tripFailed: 'سفر باز نشد.',
  openTheTrip: 'باز کردن سفر',

  whoFliesWith: (traveler) => `چه کسی با ${traveler ? apart(traveler) : 'شما'} پرواز می‌کند`,
  asked: 'پرسیده شد',
  isAsked: (name) => `از ${apart(name)} پرسیده شد`,
  isAskedHint: (name) => `تصمیم با ${apart(name)} است. همین که پاسخی برسد به شما می‌گوییم.`,
  askedDecides: (name) => `پرسیده شد، تصمیم با ${apart(name)} است`,
  askForFlightTo: (name, city) => `پرسیدن از ${apart(name)} برای پرواز به ${apart(city)}`,
  askForFlight: (name) => `پرسیدن از ${apart(name)} برای این پرواز`,
  seeOffer: 'دیدن پیشنهاد',
  whoIsWithTo: (traveler, city) =>
    `تا ${apart(city)} چه کسی با ${traveler ? `${apart(traveler)} است` : 'شماست'}؟`,
  searchFailed: 'نتوانستیم در این پرواز دنبال کسی بگردیم.',
  nobodyOffered: 'هنوز کسی برای این پرواز پیشنهاد نداده است.',
  thankToo: (name) => `سپاس از ${apart(name)} هم`,
  onWith: (name, city) => `ادامه با ${apart(name)} تا ${apart(city)}`,
  weWriteToYou: 'برای شما می‌نویسیم',
  weWriteToYouHint:
    'همین که کسی برای این پرواز پیشنهاد بدهد. یک کلیک در هر ایمیل آن را متوقف می‌کند.',
  tellMe: 'وقتی کسی پیدا شد به من خبر دهید',
  stopped: 'متوقف شد',
  stoppedHint: 'دیگر دربارهٔ آن نمی‌نویسیم.',
  weWriteWhenFound: 'وقتی کسی پیدا شود برای شما می‌نویسیم.',
  stop: 'توقف',
  fliesTo: (traveler, city) =>
    traveler
      ? `${apart(traveler)} به ${apart(city)} پرواز می‌کند`
      : `شما به ${apart(city)} پرواز می‌کنید`,
  landsThere: (when) => `فرود ${when}`,
  toChange: (duration) => `${duration} برای عوض کردن هواپیما`,
  meetAt: (where) => `دیدار: ${where}`,
  noPlaceAgreedYet: 'هنوز محلی قرار گذاشته نشده است',
  askedNoAnswer: 'پرسیده شد، هنوز پاسخی نیست',
  withTo: (traveler, city) => `با ${traveler ? apart(traveler) : 'شما'} تا ${apart(city)}`,
  sameFlight: (flight) => `همان پرواز${flight ? `، ${apart(flight)}` : ''}`,
  onSameDay: (from, to) => `${apart(from)} به ${apart(to)}، در همان روز`,
  daysLater: (from, to, days) =>
    `${apart(from)} به ${apart(to)}، ${plural('fa', days, { one: '# روز دیرتر', other: '# روز دیرتر' })}`,
  daysEarlier: (from, to, days) =>
    `${apart(from)} به ${apart(to)}، ${plural('fa', days, { one: '# روز زودتر', other: '# روز زودتر' })}`,

  agreeHint: (name) => `بی‌درنگ به ${apart(name)} خبر می‌دهیم.`,
  declineHint: (name) => `به ${apart(name)} خبر می‌دهیم، بدون دلیل.`,
  agree: 'موافقت با پرواز با هم',
  decline: 'رد کردن',
  tripNotFound: 'این سفر پیدا نشد',
  tripNotFoundHint: 'پیوند کامل نیست، یا این سفر برای کسان دیگری است.',
  tripNotLoaded: 'این سفر باز نشد',
  noNetworkTrip: 'شبکه نیست و این دستگاه این سفر را نگه نداشته است.',
};

export const titles = {
  'My Trips': 'سفرهای من',
  Trip: 'سفر',
  'Everybody on this trip': 'همهٔ افراد این سفر',
  'Care Card': 'کارت مراقبت',
};
