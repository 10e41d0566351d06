import { listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const flies = (flyer: string | null, companion: string) =>
  flyer ? `${companion} के साथ ${flyer} की उड़ान है` : `${companion} के साथ आपकी उड़ान है`;
const was = (before: string | null) => (before ? ` पहले: ${before}।` : '');

export const hi: Words = {
  hello: 'नमस्ते,',
  openTrip: 'यात्रा खोलें',
  callName: (name) => `${name} को फ़ोन करें`,
  seeListing: 'सूचना देखें',
  lookForOthers: 'दूसरों को खोजें',
  aMember: 'एक सदस्य',
  anotherCompanion: 'एक और साथी',
  anotherCompanionFirst: 'एक और साथी',
  otherPerson: 'दूसरे व्यक्ति',
  theAirline: 'एयरलाइन',
  theTraveler: 'यात्री',
  commas: (parts) => parts.join(', '),
  semicolons: (parts) => parts.join('; '),
  sentences: (parts) => parts.join(' '),
  way: (from, to) => `${from} से ${to}`,
  attached: 'उड़ानें आपके कैलेंडर के लिए साथ में भेजी गई हैं।',
  oncePerTrip: 'यह ईमेल हर यात्रा के लिए एक ही बार आता है।',

  card: {
    title: (way, flight) => (flight ? `${way}, उड़ान ${flight}` : way),
    flight: (way, flight, times) => `${way}${flight ? `, उड़ान ${flight}` : ''}: ${times.join(', ')}`,
    lands: (time, weekday) => (weekday ? `${weekday} को ${time} बजे उतरेगी` : `${time} बजे उतरेगी`),
    landsIn: (city, time, weekday) =>
      weekday ? `${weekday} को ${time} बजे ${city} में उतरेगी` : `${time} बजे ${city} में उतरेगी`,
    flown: (flight, whose) => `${flight}। ${whose}`,
    withHelper: (helper) => `${helper} के साथ`,
    together: 'साथ में',
    alone: (flyer) => (flyer ? `${flyer} अकेले` : 'आप अकेले'),
    meets: (flyer, companion, place) =>
      flyer ? `${flyer} और ${companion} यहाँ मिलेंगे: ${place}` : `आप यहाँ मिलेंगे: ${place}`,
    noPlace: 'मिलने की जगह अभी तय नहीं है। यात्रा के पेज पर एक चुनें।',
    noPhone: (name) => `${name} का फ़ोन नंबर यहाँ नहीं है। पहले से एक-दूसरे को लिखें।`,
    youMeet: (companion, place) => `आप और ${companion} यहाँ मिलेंगे: ${place}`,
    brings: (helper, traveler, place) =>
      `${helper ?? 'आप'} ${traveler ? `${traveler} को` : 'आपको'} यहाँ तक लाएँगे: ${place}`,
    noPlaceIn: (city) => `${city} में मिलने की जगह अभी तय नहीं है। यात्रा के पेज पर एक चुनें।`,
  },

  handOver: {
    giver: (city, traveler, taker) => `${city} में आप ${traveler} को ${taker} के साथ छोड़ेंगे`,
    taker: (city, traveler, giver) => `${city} में ${giver} के बाद आप ${traveler} के साथ होंगे`,
    family: (city, giver, traveler, taker) => `${city} में ${giver} के बाद ${taker} ${traveler} के साथ होंगे`,
    self: (city, taker, giver) => `${city} में आप ${taker} के साथ आगे बढ़ेंगे, और ${giver} विदा लेंगे`,
    where: (what, where) => `${what}: ${where}।`,
    nowhere: (what) => `${what}।`,
    noPlace: ' जगह अभी तय नहीं है। यात्रा के पेज पर एक चुनें।',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${flyer}: ` : ''}${flight ? `उड़ान ${flight}` : 'उड़ान'}, ${way}${companion ? `, ${companion} के साथ` : ''}`,
    placeAt: (place, time) => `${place}, ${time} बजे`,
    meetHere: (place) => `आप यहाँ मिलेंगे: ${place}`,
  },

  stillFlying: {
    subject: (trip) => `अब भी उड़ान ले रहे हैं? ${trip}`,
    together: (flyer, companion) =>
      flyer ? `जल्द ही ${companion} के साथ ${flyer} की उड़ान है।` : `जल्द ही ${companion} के साथ आपकी उड़ान है।`,
    tap: (flyer, others) =>
      `एक टैप से ${listIn('hi', others)} को पता चल जाएगा कि ${flyer ? `${flyer} वहाँ होंगे` : 'आप वहाँ होंगे'}। अगर आपका इरादा बदल गया है, तो यात्रा खोलकर उसे रद्द कर दें: फिर आप ${others.length > 1 ? 'सब' : 'दोनों'} किसी और को खोज सकेंगे।`,
    yes: (flyer) => (flyer ? `हाँ, ${flyer} का जाना पक्का है` : 'हाँ, मेरा जाना पक्का है'),
  },

  stillFlyingPage: {
    title: 'अब भी उड़ान ले रहे हैं?',
    wait: 'एक पल…',
    noScript: 'इसके लिए JavaScript चाहिए। आप <trips>अपनी यात्राएँ खोलकर</trips> वहाँ भी पुष्टि कर सकते हैं।',
    thanks: 'धन्यवाद, आपकी उड़ान पक्की है',
    seen: (route, day) => `${route}, ${day}। दूसरे व्यक्ति को अब यह दिखता है।`,
    noLonger: 'यह लिंक अब काम नहीं करता',
    openTrips: 'अपनी यात्राएँ खोलें',
    failed: 'यह नहीं हो पाया',
    offline: 'इंटरनेट नहीं है। ईमेल का लिंक एक बार और खोलें।',
  },

  tomorrow: {
    subject: (trip) => `कल: ${trip}`,
    together: (flyer, companion) => `कल ${flies(flyer, companion)}।`,
    atNight: (flyer, companion, night, time) => `${night}, ${time} बजे, ${flies(flyer, companion)}।`,
    sign: 'यात्रा के पेज पर वह निशान है जिससे आप एक-दूसरे को पहचानेंगे। निकलने से पहले इसे एक बार खोल लें, फिर यह बिना नेटवर्क के भी खुलेगा।',
    footnote:
      'उड़ानें आपके कैलेंडर के लिए साथ में भेजी गई हैं। यह ईमेल हर तय यात्रा के लिए एक बार आता है, तब भी जब आपने याद दिलाने वाले ईमेल बंद कर दिए हों।',
  },

  unconfirmed: {
    subject: (trip) => `आपके साथी ने पुष्टि नहीं की है: ${trip}`,
    text: (other) => `${other} ने अभी पुष्टि नहीं की है कि आपकी यात्रा हो रही है।`,
    textWith: (other, companion) => `${other} ने अभी पुष्टि नहीं की है कि ${companion} के साथ आपकी यात्रा हो रही है।`,
    call: (other) => `${other} को फ़ोन करें या लिखें। यात्रा का पेज बताता है कैसे।`,
    message: (name) => `${name} ने अभी यात्रा की पुष्टि नहीं की है।`,
    severalSubject: (trip) => `आपके साथियों ने पुष्टि नहीं की है: ${trip}`,
    several: (names) => `${listIn('hi', names)} ने अभी पुष्टि नहीं की है कि आपकी यात्रा हो रही है।`,
    callThem: 'उन्हें फ़ोन करें या लिखें। यात्रा का पेज बताता है कैसे।',
  },

  dayAfter: {
    subject: (trip) => `यात्रा कैसी रही? ${trip}`,
    flew: (flyer, companion, trip) =>
      flyer ? `${flyer} ने ${companion} के साथ उड़ान ली: ${trip}।` : `आपने ${companion} के साथ उड़ान ली: ${trip}।`,
    why: 'कुछ शब्द और कुछ सितारे अगले परिवार को चुनने में मदद करते हैं। इसमें एक मिनट लगता है।',
    safe: (flyer) =>
      `हम यह भी पूछते हैं कि ${flyer ? `${flyer} को` : 'आपको'} सुरक्षित महसूस हुआ या नहीं। वह जवाब सिर्फ़ हमारी टीम पढ़ती है।`,
    say: 'बताएँ कैसी रही',
    how: (helper) => `${helper} के साथ यात्रा कैसी रही?`,
    sayOf: (helper) => `बताएँ ${helper} के साथ कैसी रही`,
  },

  news: {
    proposed: (name, trip) => `${name} ने साथ उड़ने का प्रस्ताव रखा है: ${trip}।`,
    proposedSubject: (trip) => `साथ उड़ें? ${trip}`,
    decide: 'यात्रा के पेज पर हाँ या ना कहें। इसे कोई और नहीं देखता।',
    fly: (trip) => `आप साथ उड़ेंगे: ${trip}।`,
    agreedSubject: (trip) => `आप साथ उड़ेंगे: ${trip}`,
    agreed: (name, flyer, companion) => `${name} ने हाँ कहा: ${flies(flyer, companion)}।`,
    afterAgreement:
      'यात्रा के पेज पर अब है कि एक-दूसरे से संपर्क कैसे करें, कहाँ मिलें और यात्रा के दिन क्या करें। उड़ानें आपके कैलेंडर के लिए साथ में भेजी गई हैं।',
    declined: (name, trip) => `${name} इस यात्रा में आपके साथ नहीं उड़ सकते: ${trip}।`,
    declinedSubject: (trip) => `आपका प्रस्ताव नहीं माना गया: ${trip}`,
    cancelled: (name, trip) => `${name} ने यात्रा रद्द की: ${trip}।`,
    cancelledSubject: (trip) => `यात्रा रद्द: ${trip}`,
    afterCancelling: 'यात्रा के पेज पर कारण है, और वे दूसरे लोग भी जो उसी रास्ते जा रहे हैं।',
    confirmed: (name) => `${name} ने यात्रा की पुष्टि की है।`,
    confirmedSubject: (trip) => `आपके साथी जा रहे हैं: ${trip}`,
    meeting: (name, where) =>
      where ? `${name} ने मिलने की जगह बदली: ${where}।` : `${name} ने मिलने की जगह बदली: अभी तय नहीं है।`,
    meetingSubject: (trip) => `मिलने की जगह बदली: ${trip}`,
    missed: (name, city, flight) =>
      `${name} का कहना है कि ${city} में अगली उड़ान छूट गई${flight ? `, उड़ान ${flight}` : ''}।`,
    missedSubject: (city, trip) => `${city} में अगली उड़ान छूटी: ${trip}`,
    afterMissing: 'यात्रा के पेज पर है कि किसे फ़ोन करें, इसके लिए क्या तय था, और आगे कौन उसी रास्ते जा रहा है।',
    notMissed: (name, city) => `${name} ने बात वापस ली: ${city} में अगली उड़ान नहीं छूटी।`,
    notMissedSubject: (city, trip) => `${city} में अगली उड़ान नहीं छूटी: ${trip}`,
    afterPartCancelled:
      'बाकी साथियों के साथ जो तय है, वह वैसा ही है। यात्रा के पेज पर वे दूसरे लोग हैं जो उसी रास्ते जा रहे हैं।',
    withdrawn: (name, trip) => `${name} ने प्रस्ताव वापस ले लिया: ${trip}।`,
    withdrawnSubject: (trip) => `प्रस्ताव वापस लिया गया: ${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${name} का कहना है कि ${city} में ${traveler} की अगली उड़ान छूट गई${flight ? `, उड़ान ${flight}` : ''}।`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) => `${traveler} के साथ ${helper} भी हैं: ${from} से ${to}`,
    joined: (helper, traveler, from, to) =>
      `${from} से ${to} तक ${traveler} के साथ ${helper} होंगे। आपका हिस्सा जैसा तय था वैसा ही रहेगा।`,
    leftSubject: (helper, traveler, to) => `${helper} अब ${traveler} के साथ ${to} नहीं जा रहे`,
    left: (helper, traveler, to) =>
      `${helper} अब ${traveler} के साथ ${to} नहीं जा रहे। आपका हिस्सा जैसा तय था वैसा ही रहेगा।`,
    movedSubject: (helper, traveler, trip) => `${traveler} के साथ ${helper} का हिस्सा बदला है: ${trip}`,
    moved: (helper, traveler, trip) =>
      `${traveler} के साथ ${helper} का हिस्सा बदला है: ${trip}। देखें कि वह अब भी आपके हिस्से से मेल खाता है या नहीं।`,
    shorterSubject: (trip) => `प्रस्ताव अब छोटे हिस्से के लिए है: ${trip}`,
    shorter: (trip) => `प्रस्ताव के एक हिस्से में अब कोई और साथी हैं। प्रस्ताव अब इस हिस्से के लिए है: ${trip}।`,
    endedSubject: (trip) => `प्रस्ताव समाप्त हुआ: ${trip}`,
    ended: (trip) => `यात्रा के इस हिस्से में कोई और साथी हैं: ${trip}।`,
    othersFly: {
      all: (trip) =>
        `प्रस्ताव की सारी उड़ानों के लिए अब कोई और साथी तैयार हैं: ${trip}। प्रस्ताव अब भी खुला है और वापस लिया जा सकता है।`,
      some: (trip) =>
        `प्रस्ताव के एक हिस्से के लिए अब कोई और साथी तैयार हैं: ${trip}। प्रस्ताव अब भी खुला है और वापस लिया जा सकता है।`,
    },
    noHandOver: (city, traveler, taker) => `${city} में अब आप ${traveler} को ${taker} के साथ नहीं छोड़ेंगे।`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${helper} अब ${traveler} के साथ ${to} नहीं जा रहे। ${from} से ${traveler} आगे अकेले जाएँगे। ${traveler} को गेट तक पहुँचाएँ: ${flight}।`,
    isInCity: (traveler, helper, city) => `${traveler} अभी ${city} में ${helper} के साथ हैं।`,
    isOnTheWay: (traveler, helper, city) => `${traveler} अभी ${helper} के साथ ${city} के रास्ते में हैं।`,
    bringsNoLongerSubject: (helper, traveler, city) =>
      `${helper} अब ${city} में ${traveler} को आपके पास नहीं लाएँगे`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${traveler} ${to} ${hasLanded ? 'में उतर गए हैं' : 'के रास्ते में हैं'}। ${helper} अब ${traveler} को आपके पास नहीं लाएँगे: ${traveler} को वहाँ ढूँढें, और न मिलें तो ${family} को फ़ोन करें।`,
  },

  changes: {
    subject: (trip) => `यात्रा बदली है: ${trip}`,
    stillFits: 'देखें कि यह अब भी आपके लिए ठीक है या नहीं।',
    days: (name, now, before) => `${name} ने यात्रा की तारीख़ बदली: ${now}।${was(before)}`,
    route: (name, now, before) => `${name} ने रास्ता बदला: ${now}।${was(before)}`,
    time: (name, now, before) =>
      (now ? `${name} ने समय बदला: ${now}।` : `${name} ने समय खुला छोड़ा।`) + was(before),
    flight: (name, now, before) =>
      (now ? `${name} ने उड़ान बदली: ${now}।` : `${name} ने उड़ान खुली छोड़ी।`) + was(before),
    landing: (name, now, before) =>
      (now ? `${name} ने उतरने का समय बताया: ${now}।` : `${name} ने उतरने का समय खुला छोड़ा।`) + was(before),
    someTime: (name) => `${name} ने समय बदला।`,
    someFlight: (name) => `${name} ने उड़ान बदली।`,
    someLanding: (name) => `${name} ने उतरने का समय बदला।`,
    stops: (name, stops) => `${name} ${stops} में विमान बदलेंगे।`,
    direct: (name) => `${name} सीधी उड़ान लेंगे।`,
    connection: (name, now) => `${name} ने आगे की एक उड़ान बदली${now ? `: ${now}` : ''}।`,
    closed: (name, trip) => `${name} ने यह सूचना बंद की: ${trip}।`,
    closedSubject: (trip) => `एक सूचना बंद हुई: ${trip}`,
    sharedStays: 'जो आपको बताया गया था, वह आपके पास रहेगा।',
    proposalEnded: 'साथ उड़ने का प्रस्ताव समाप्त हो गया।',
    stillTogether: 'आप अब भी साथ उड़ेंगे।',
    deleted: (name, trip) => `${name} ने यह सूचना मिटाई: ${trip}।`,
    deletedSubject: (trip) => `एक सूचना मिटाई गई: ${trip}`,
    unconfirmed: (trip) => `सूचना ${trip} की पुष्टि नहीं हुई और वह हट गई।`,
    unconfirmedSubject: (trip) => `सूचना ${trip} की पुष्टि नहीं हुई और वह हट गई`,
    noLongerTogether: 'अब आप साथ नहीं उड़ेंगे।',
    blockedSubject: (trip) => `आपकी यात्रा ${trip} रद्द हो गई है`,
    openTrips: 'मेरी यात्राएँ खोलें',
    feltSafeSubject: (trip) => `क्या आपको सुरक्षित महसूस हुआ? ${trip}`,
    feltSafe: (name, trip) =>
      `आपने यात्रा के दिन ही ${name} को ब्लॉक किया: ${trip}। यात्रा रद्द है। क्या आपको सुरक्षित महसूस हुआ? आपका जवाब सिर्फ़ हमारी टीम पढ़ती है।`,
    tellTeam: 'हमारी टीम को बताएँ',
    leftSubject: (trip) => `आपके साथी अब यात्रा नहीं कर रहे: ${trip}`,
    left: (name, trips) => `${name} ने अपना खाता मिटा दिया है। इसके साथ यह समाप्त होता है: ${trips.join('; ')}।`,
    otherFlights: (name) => `आप और ${name} अब एक ही उड़ानों में नहीं हैं।`,
    tripFor: (trip, traveler) => `${trip}, ${traveler} के लिए`,
    removed: (name, trips) =>
      `हमने ${name} का खाता बंद कर दिया है। इसके साथ यह समाप्त होता है: ${trips.join('; ')}।`,
    suspended: {
      subject: (name, day, trip) => `${name} ${day} तक हमारी साइट इस्तेमाल नहीं कर सकते: ${trip}`,
      text: (name, day, trip) =>
        `${name} ${day} तक हमारी साइट इस्तेमाल नहीं कर सकते, और यह उड़ान उससे पहले है: ${trip}।`,
      pair: 'कुछ भी रद्द नहीं हुआ है, पर तब तक साइट पर संदेशों का जवाब नहीं आएगा। यात्रा के पेज पर संपर्क के दूसरे तरीके हैं, और वहीं आप कोई दूसरा साथी ढूँढ सकते हैं या यात्रा रद्द कर सकते हैं।',
      others: 'आप अपना हिस्सा तय के अनुसार उड़ेंगे। यात्रा का पेज दिखाता है कि बाकी हिस्से कौन उड़ेगा।',
    },
    cannotTravel: (name, trip) => `${name} आपके साथ यात्रा नहीं कर सकते: ${trip}।`,
  },

  request: {
    asksToFly: (name, trip) => `${name} आपके साथ उड़ना चाहते हैं: ${trip}।`,
    asksToFlyMail: (name, trip) =>
      `${name} आपके साथ उड़ना चाहते हैं: ${trip}। एक हाँ से यात्रा तय हो जाती है, और आप एक-दूसरे की संपर्क जानकारी देख सकते हैं।`,
    askedSubject: (trip) => `एक यात्री ने आपकी संपर्क जानकारी ली: ${trip}`,
    asksSubject: (trip) => `एक यात्री आपकी संपर्क जानकारी माँग रहे हैं: ${trip}`,
    asked: (name, trip) => `${name} ने ${trip} के लिए आपकी संपर्क जानकारी माँगी, और अब आपको लिख या फ़ोन कर सकते हैं।`,
    asks: (name, trip) =>
      `${name} ${trip} के लिए आपकी संपर्क जानकारी माँग रहे हैं। उसे साझा करना है या नहीं, यह आप तय करते हैं।`,
    message: (name, trip) => `${name} संपर्क जानकारी माँग रहे हैं: ${trip}।`,
    takenBack: (name, trip) => `${name} ने अनुरोध वापस ले लिया: ${trip}।`,
    takeCare: 'सावधान रहें। यह खाता नया है और इसका डिवाइस या नेटवर्क किसी ऐसे व्यक्ति का भी है जिसे आपने ब्लॉक किया है।',
    since: (name, day) => `${name} ${day} से सदस्य हैं।`,
    phone: (isVerified) => (isVerified ? 'उनका फ़ोन नंबर सत्यापित है।' : 'उनका फ़ोन नंबर अभी सत्यापित नहीं है।'),
    speaks: (languages) => `भाषाएँ: ${languages}।`,
    readNote: (name) => `${name} ने आपको एक संदेश लिखा है। कृपया उसे साइट पर पढ़ें।`,
    note: (name, note) => `${name} लिखते हैं: “${note}”`,
    newPerson:
      'ये यहाँ नए सदस्य हैं। हर कोई सिर्फ़ अपना सामान उठाता है, उड़ान से पहले कोई पैसे नहीं देता, और किसी को आपके काग़ज़ात या कोड की ज़रूरत नहीं। हम आपको कभी दूसरों के ज़रिए नहीं लिखते।',
    answer: 'जवाब दें',
    seeWho: 'देखें किसने माँगी',
    decide: 'साझा करें या मना करें',
    aboutPerson: 'इस व्यक्ति के बारे में',
    footnote:
      'यह ईमेल इसलिए आया क्योंकि आपने सूचना लिखी है। अगर आपको साथ मिल गया है, तो सूचना बंद कर दें: फिर कोई और नहीं माँग सकेगा, और जो आपने साझा किया है वह उन्हीं के पास रहेगा।',
    amigoContact: (trip) => `आपके Amigo की संपर्क जानकारी: ${trip}`,
    travelerContact: (trip) => `यात्री की संपर्क जानकारी: ${trip}`,
    saidYes: (name, trip) => `${name} ने हाँ कहा: अब आप ${trip} के लिए उनसे संपर्क का तरीक़ा देख सकते हैं।`,
    tellWhere: 'हवाई अड्डे जाने से पहले एक-दूसरे को बताएँ कि कहाँ मिलेंगे।',
    sharedMessage: (name, trip) => `${name} ने संपर्क जानकारी साझा की: ${trip}।`,
    confirmedSubject: (trip) => `सूचना की पुष्टि हुई: ${trip}`,
    confirmed: (trip) => `जिस सूचना के बारे में आपने पूछा था उसकी पुष्टि हो गई है: ${trip}।`,
    canReach: 'अब आप उनसे संपर्क का तरीक़ा देख सकते हैं।',
    decides: (name) => `अब ${name} तय करेंगे कि जानकारी साझा करनी है या नहीं।`,
    declinedSubject: (trip) => `आपका अनुरोध: ${trip}`,
    declined: (trip) => `ये आपके साथ यात्रा नहीं कर सकते: ${trip}।`,
  },

  interest: {
    travelerSubject: 'आपकी उड़ान के एक यात्री आपसे संपर्क करना चाहते हैं: पुष्टि करें',
    helperSubject: 'आपकी उड़ान के एक साथी आपसे संपर्क करना चाहते हैं: पुष्टि करें',
    asked: (site, trip) => `किसी ने ${site} पर इस पते वाली सूचना की संपर्क जानकारी माँगी: ${trip}।`,
    confirmIt:
      'पुष्टि करें कि सूचना आपकी है, फिर वे आपसे संपर्क कर सकेंगे। आपकी संपर्क जानकारी कौन देखे, यह आप अपनी प्रोफ़ाइल में तय करते हैं।',
    confirm: 'मेरी सूचना की पुष्टि करें',
    remove: 'आपकी नहीं है? सूचना हटाएँ',
    footnote:
      'लिंक एक दिन के भीतर और एक ही बार काम करता है, और आपको लॉग इन करता है। यह ईमेल हर सूचना के लिए एक ही बार आता है।',
  },

  review: {
    bothSubject: (other, trip) => `आपने और ${other} ने यात्रा की समीक्षा लिखी: ${trip}`,
    both: (other, trip) =>
      `आपने और ${other} ने अपनी यात्रा के बारे में लिखा है: ${trip}। अब दोनों समीक्षाएँ सब पढ़ सकते हैं।`,
    otherSubject: (other, trip) => `${other} ने यात्रा की समीक्षा लिखी: ${trip}`,
    other: (other, trip) => `${other} ने आपकी यात्रा के बारे में लिखा है: ${trip}। अब इसे सब पढ़ सकते हैं।`,
    ownSubject: (other, trip) => `${other} के बारे में आपकी समीक्षा अब पढ़ी जा सकती है: ${trip}`,
    own: (other, trip) => `यात्रा के बाद आपने ${other} के बारे में जो लिखा, उसे अब सब पढ़ सकते हैं: ${trip}।`,
    reply: 'आपके बारे में जो लिखा गया, उसका आप एक बार जवाब दे सकते हैं।',
    read: 'पढ़ें',
  },

  arrival: {
    subject: (city) => `${city} पहुँचे`,
    arrived: (traveler, city) => `${traveler} ${city} पहुँच गए हैं।`,
    arrivedWith: (traveler, city, seeker) => `${traveler} ${city} पहुँच गए हैं और ${seeker} के साथ हैं।`,
    says: (helper, fact) => `${helper} का कहना है: “${fact}”`,
    askedUs: (seeker) => `${seeker} ने हमसे कहा था कि यह यात्रा पूरी होने पर आपको बताएँ।`,
    footnote: 'यह ईमेल इस यात्रा के लिए एक ही बार आता है।',
    sms: (fact, site, seeker) => `${fact} ${site}, ${seeker} की ओर से। बंद करें: STOP`,
  },

  thread: {
    subject: 'आपकी यात्रा के बारे में नया संदेश है',
    text: (writers, site) =>
      `${listIn('hi', writers)} ने ${site} पर आपकी यात्रा के सब लोगों को लिखा है, और आपने अभी नहीं देखा।`,
    read: 'पढ़ें और जवाब दें',
    footnote: 'जब तक आप बातचीत नहीं खोलते, चाहे वे जितना लिखें, आपको एक ही ईमेल मिलेगा।',
  },

  whoFlies: {
    line: (who) => `यात्री: ${who}`,
    relations: {
      mother: 'उनकी माँ',
      father: 'उनके पिता',
      grandparent: 'उनके दादा-दादी या नाना-नानी',
      partner: 'उनके जीवनसाथी',
      child: 'उनकी वयस्क संतान',
      relative: 'उनके रिश्तेदार',
      friend: 'उनके दोस्त',
      grandmother: 'उनकी दादी या नानी',
      grandfather: 'उनके दादा या नाना',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 या उससे ज़्यादा',
    },
    speaks: (languages) => `भाषा: ${languages}`,
  },
};
