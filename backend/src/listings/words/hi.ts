import { moreDays } from './more-days.js';
import { numberIn, plural } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const one: Record<ListingType, string> = { helper: 'साथी', seeking_help: 'यात्री' };
const found = (count: number, who: ListingType | 'people') =>
  `${numberIn('hi', count)} ${{ helper: 'साथी', seeking_help: 'यात्री', people: 'लोग' }[who]} मिले`;

export const hi: Words = {
  hello: 'नमस्ते,',
  route: (from, to) => `${from} से ${to}`,
  trip: (route, days) => `${route}, ${days}`,
  wayBy: (way, stops) => `${way}, ${stops.join(', ')} होकर`,
  searchResults: (sought) => `खोज के नतीजे: ${sought.join(', ')}`,
  takeOff: (day, time, night) => `${day}, ${time} बजे${night ? `, ${night}` : ''}`,
  night: (before, day) => `${before} और ${day} के बीच की रात`,
  daysLater: (time, days) =>
    `${time} (${moreDays(days, plural('hi', Math.abs(days), { one: '# दिन', other: '# दिन' }))})`,
  calendarEntry: (route, flight) => (flight ? `उड़ान ${flight}, ${route}` : `उड़ान ${route}`),
  guest: {
    subject: (route) => `अपनी सूचना की पुष्टि करें: ${route}`,
    shown: (site, trip) => `इस पते वाली एक सूचना अब ${site} पर है: ${trip}।`,
    hidden: (site, trip) =>
      `इस पते वाली एक सूचना ${site} पर लिखी गई: ${trip}। दूसरे इसे नहीं देख सकते, क्योंकि यही यात्रा हम पहले छिपा चुके हैं। अगर आपको लगता है कि यह ग़लत है, तो “संपर्क” पेज पर हमें लिखें।`,
    enter:
      'यह कोड डालकर पुष्टि करें कि सूचना आपकी है। फिर दूसरे यात्री आपकी संपर्क जानकारी माँग सकेंगे। पुष्टि न होने पर यह 72 घंटे बाद हट जाएगी।',
    link: 'बिना कोड के पुष्टि करें',
    remove: 'आपकी नहीं है? सूचना हटाएँ',
    footnote:
      'कोड 10 मिनट तक काम करता है और आपको लॉग इन करता है। लिंक एक दिन के भीतर और एक ही बार काम करता है। हम आपका कोड कभी नहीं पूछते।',
  },
  reminder: {
    subject: (trip) => `अब भी जा रहे हैं? ${trip}`,
    soon: (trip) =>
      `आपकी यात्रा में कुछ ही दिन बाक़ी हैं: ${trip}। दूसरे यात्रियों को बताएँ कि यह अब भी पक्की है: आपकी सूचना में यह दिखेगा।`,
    changed: 'अगर आपका इरादा बदल गया है या आपको साथ मिल गया है, तो सूचना बंद कर दें, फिर कोई और नहीं पूछेगा।',
    going: 'हाँ, जा रहे हैं',
    close: 'यह सूचना बंद करें',
    footnote: 'यह ईमेल हर सूचना के लिए एक ही बार आता है।',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `${flight} का समय बदला है: ${trip}`,
    moved: (flight, now, before) =>
      `एयरलाइन ने ${flight} का समय बदल दिया है: ${now}। पहले: ${before}। आपकी सूचना में अब यही लिखा है, और आपके साथ उड़ने वालों को यह पता है।`,
    askSubject: (flight, trip) => `अपनी उड़ान ${flight} जाँच लें: ${trip}`,
    times: (flight, says, yours) =>
      `समय-सारणी में ${flight} का समय यह है: ${says}। आपकी सूचना में लिखा है: ${yours}।`,
    route: (flight, way) =>
      `समय-सारणी के अनुसार उस दिन ${flight} का रास्ता यह है: ${way}। आपकी सूचना में कुछ और लिखा है।`,
    day: (flight, day) => `समय-सारणी के अनुसार ${flight} की उड़ान ${day} को नहीं है।`,
    nothingChanged: 'हमने कुछ नहीं बदला है। दूसरे लोग आपको उड़ान से ढूँढते हैं: इसे ठीक करें, या बताएँ कि यह सही है।',
    see: 'मेरी सूचना देखें',
  },
  favourite: {
    changed: (trip) => `आपकी पसंदीदा सूचना बदल गई है: ${trip}`,
    closed: (trip) => `आपकी पसंदीदा सूचना बंद हो गई है: ${trip}`,
    posted: (trip) => `आपके पसंदीदा व्यक्ति ने नई सूचना दी है: ${trip}`,
  },
  alert: {
    from: (place) => `${place} से`,
    to: (place) => `${place} तक`,
    codeSubject: (watched) => `ख़बर पाने के लिए आपका कोड: ${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      isOneListing
        ? `किसी ने ${site} से कहा कि जब ${one[type]} से संपर्क हो सके, तो इस पते पर लिखें: ${watched}।`
        : `किसी ने ${site} से कहा कि जब कोई ${one[type]} मिले, तो इस पते पर लिखें: ${watched}।`,
    codeEnter:
      'अगर यह आप थे, तो यह कोड उसी पेज पर डालें जहाँ आपने माँगा था। खाते की ज़रूरत नहीं, और हर ईमेल में उसे बंद करने का लिंक होता है।',
    codeFootnote:
      'कोड 10 मिनट तक काम करता है। अगर आपने यह नहीं माँगा, तो इस ईमेल को छोड़ दें: और कुछ नहीं आएगा। हम आपका कोड कभी नहीं पूछते।',
    somebody: 'कोई मिला है',
    found: (type, trip) => `एक ${one[type]} मिला: ${trip}`,
    contactable: (type, trip) => `${one[type]} से संपर्क हो सकता है: ${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)}: ${watched}`,
    severalForTrips: (count, who) => `आपकी यात्राओं के लिए ${found(count, who)}`,
    confirmed: 'आपने कहा था कि इस सूचना की पुष्टि होने पर हम लिखें। पुष्टि हो गई है: इसे खोलें और संपर्क माँगें।',
    oneFits: 'आपने कहा था कि कोई मिले तो हम लिखें। यह रहा जो ठीक बैठता है, और क्यों।',
    severalFit: 'आपने कहा था कि कोई मिले तो हम लिखें। ये रहे जो ठीक बैठते हैं, और क्यों, सबसे पास की यात्रा पहले।',
    more: (count) => `खोज में ${numberIn('hi', count)} और हैं।`,
    missing: (parts) => `अब भी किसी की ज़रूरत है: ${parts.join(' और ')}`,
    logIn: 'कौन है और कौन सी उड़ान है, यह देखने के लिए लॉग इन करें',
    phoneVerified: 'फ़ोन सत्यापित',
    stars: (average, count) => `5 में से ${numberIn('hi', average)} सितारे (${count})`,
    see: 'सूचना देखें',
    footnote: (watched, mailsADay) =>
      `यह ईमेल इसलिए आया क्योंकि आपने इसकी ख़बर माँगी थी: ${watched.join('; ')}। आख़िरी दिन के बाद यह अपने आप बंद हो जाएगी, और दिन में ऐसे ज़्यादा से ज़्यादा ${mailsADay} ईमेल आते हैं।`,
    lastFootnote: (watched, mailsADay) =>
      `यह ईमेल इसलिए आया क्योंकि आपने इसकी ख़बर माँगी थी: ${watched.join('; ')}। यह इसी ईमेल के साथ बंद हो जाती है, और दिन में ऐसे ज़्यादा से ज़्यादा ${mailsADay} ईमेल आते हैं।`,
    stopOne: 'यह अलर्ट बंद करें',
    stopAll: 'ये अलर्ट बंद करें',
  },
  why: {
    claimed: 'अब इनसे संपर्क हो सकता है',
    askedFlight: 'वही उड़ान जिसके बारे में आपने पूछा',
    sameFlight: (flight) => `वही उड़ान ${flight}`.trim(),
    samePlane: (mine, theirs) => `वही विमान: ${mine} का दूसरा नंबर ${theirs} है`,
    sameFlightOn: (flight, route) => `${`वही उड़ान ${flight}`.trim()}, ${route}`,
    leavesFrom: (place) => `${place} से रवाना`,
    arrivesIn: (place) => `${place} पहुँचते हैं`,
    yourRoute: (route) => `आपका रास्ता, ${route}`,
    shares: (route) => `आपके साथ साझा रास्ता: ${route}`,
    away: (place, kilometers, wanted) => `${place}, ${wanted} से ${numberIn('hi', kilometers)} किमी दूर`,
    nearStart: (start) => `रवानगी: ${start}`,
    nearEnd: (end) => `पहुँचना: ${end}`,
    nearBoth: (start, end) => `रवानगी: ${start}; पहुँचना: ${end}`,
    nearby: 'पास का हवाई अड्डा',
  },
  picture: {
    lead: 'अपने परिवार के पास उड़ते हुए किसी और परिवार की मदद करें',
    date: 'तारीख',
  },
};
