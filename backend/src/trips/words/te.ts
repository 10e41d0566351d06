import { listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const flies = (flyer: string | null, companion: string) =>
  flyer ? `${companion}\u200cతో కలిసి ${flyer} విమానంలో వెళ్తారు` : `${companion}\u200cతో కలిసి మీరు విమానంలో వెళ్తారు`;
const was = (before: string | null) => (before ? ` ఇంతకుముందు: ${before}.` : '');

export const te: Words = {
  hello: 'నమస్కారం,',
  openTrip: 'ప్రయాణం తెరవండి',
  callName: (name) => `${name}\u200cకు ఫోన్ చేయండి`,
  seeListing: 'ప్రకటన చూడండి',
  lookForOthers: 'ఇతరులను వెతకండి',
  aMember: 'ఒక వ్యక్తి',
  anotherCompanion: 'ఇంకో తోడు',
  anotherCompanionFirst: 'ఇంకో తోడు',
  otherPerson: 'అవతలి వ్యక్తి',
  theAirline: 'విమాన సంస్థ వారు',
  theTraveler: 'ప్రయాణికులు',
  commas: (parts) => parts.join(', '),
  semicolons: (parts) => parts.join('; '),
  sentences: (parts) => parts.join(' '),
  way: (from, to) => `${from} నుంచి ${to}`,
  attached: 'మీ క్యాలెండర్ కోసం విమానాల వివరాలు జతచేశాము.',
  oncePerTrip: 'ఈ మెయిల్ ప్రతి ప్రయాణానికి ఒక్కసారే వస్తుంది.',

  card: {
    title: (way, flight) => (flight ? `${way}, విమానం ${flight}` : way),
    flight: (way, flight, times) => `${way}${flight ? `, విమానం ${flight}` : ''}: ${times.join(', ')}`,
    lands: (time, weekday) => (weekday ? `${weekday} ${time}\u200cకి దిగుతుంది` : `${time}\u200cకి దిగుతుంది`),
    landsIn: (city, time, weekday) =>
      weekday ? `${weekday} ${time}\u200cకి ${city}\u200cలో దిగుతుంది` : `${time}\u200cకి ${city}\u200cలో దిగుతుంది`,
    flown: (flight, whose) => `${flight}. ${whose}`,
    withHelper: (helper) => `${helper}\u200cతో`,
    together: 'కలిసి',
    alone: (flyer) => (flyer ? `${flyer} ఒంటరిగా` : 'మీరు ఒంటరిగా'),
    meets: (flyer, companion, place) =>
      flyer ? `${flyer}, ${companion} కలిసే చోటు: ${place}` : `మీరు కలిసే చోటు: ${place}`,
    noPlace: 'కలిసే చోటు ఇంకా నిర్ణయించలేదు. ప్రయాణం పేజీలో ఒకటి ఎంచుకోండి.',
    noPhone: (name) => `${name} ఫోన్ నంబర్ ఇక్కడ లేదు. ముందే ఒకరికొకరు రాసుకోండి.`,
    youMeet: (companion, place) => `మీరు, ${companion} కలిసే చోటు: ${place}`,
    brings: (helper, traveler, place) =>
      `${helper ?? 'మీరు'} ${traveler ? `${traveler}\u200cను` : 'మిమ్మల్ని'} ఇక్కడి వరకు తీసుకువస్తారు: ${place}`,
    noPlaceIn: (city) => `${city}\u200cలో కలిసే చోటు ఇంకా నిర్ణయించలేదు. ప్రయాణం పేజీలో ఒకటి ఎంచుకోండి.`,
  },

  handOver: {
    giver: (city, traveler, taker) => `${city}\u200cలో మీరు ${traveler}\u200cను ${taker}\u200cకు అప్పగిస్తారు`,
    taker: (city, traveler, giver) => `${city}\u200cలో మీరు ${giver} నుంచి ${traveler} బాధ్యత తీసుకుంటారు`,
    family: (city, giver, traveler, taker) =>
      `${city}\u200cలో ${giver} ${traveler}\u200cను ${taker}\u200cకు అప్పగిస్తారు`,
    self: (city, taker, giver) => `${city}\u200cలో మీరు ${taker}\u200cతో ముందుకు వెళ్తారు, ${giver} వీడ్కోలు చెప్తారు`,
    where: (what, where) => `${what}: ${where}.`,
    nowhere: (what) => `${what}.`,
    noPlace: ' చోటు ఇంకా నిర్ణయించలేదు. ప్రయాణం పేజీలో ఒకటి ఎంచుకోండి.',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${flyer}: ` : ''}${flight ? `విమానం ${flight}` : 'విమానం'}, ${way}${companion ? `, ${companion}\u200cతో` : ''}`,
    placeAt: (place, time) => `${place}, ${time}\u200cకి`,
    meetHere: (place) => `మీరు కలిసే చోటు: ${place}`,
  },

  stillFlying: {
    subject: (trip) => `ఇంకా వెళ్తున్నారా? ${trip}`,
    together: (flyer, companion) => `త్వరలో ${flies(flyer, companion)}.`,
    tap: (flyer, others) =>
      `ఒక్క ట్యాప్‌తో ${flyer ?? 'మీరు'} వస్తున్నట్టు ${listIn('te', others)}\u200cకు తెలుస్తుంది. మీ ప్రణాళిక మారితే ప్రయాణం తెరిచి రద్దు చేయండి: అప్పుడు మీరు ${others.length > 1 ? 'అందరూ' : 'ఇద్దరూ'} వేరొకరిని వెతుక్కోవచ్చు.`,
    yes: (flyer) => (flyer ? `అవును, ${flyer} వెళ్తున్నారు` : 'అవును, వెళ్తున్నాను'),
  },

  stillFlyingPage: {
    title: 'ఇంకా వెళ్తున్నారా?',
    wait: 'ఒక్క క్షణం…',
    noScript: 'దీనికి JavaScript కావాలి. <trips>మీ ప్రయాణాలు తెరిచి</trips> అక్కడ కూడా నిర్ధారించవచ్చు.',
    thanks: 'ధన్యవాదాలు, మీరు వెళ్తున్నారు',
    seen: (route, day) => `${route}, ${day}. అవతలి వ్యక్తికి ఇప్పుడు అది కనిపిస్తుంది.`,
    noLonger: 'ఈ లింక్ ఇక పనిచేయదు',
    openTrips: 'మీ ప్రయాణాలు తెరవండి',
    failed: 'అది జరగలేదు',
    offline: 'ఇంటర్నెట్ లేదు. మెయిల్‌లోని లింక్‌ను ఇంకోసారి తెరవండి.',
  },

  tomorrow: {
    subject: (trip) => `రేపు: ${trip}`,
    together: (flyer, companion) => `రేపు ${flies(flyer, companion)}.`,
    atNight: (flyer, companion, night, time) => `${night}, ${time}\u200cకి, ${flies(flyer, companion)}.`,
    sign: 'మీరు ఒకరినొకరు గుర్తుపట్టే గుర్తు ప్రయాణం పేజీలో ఉంటుంది. బయలుదేరే ముందు ఒకసారి తెరవండి, తర్వాత నెట్‌వర్క్ లేకపోయినా తెరుచుకుంటుంది.',
    footnote:
      'మీ క్యాలెండర్ కోసం విమానాల వివరాలు జతచేశాము. మీరు ఒప్పుకున్న ప్రతి ప్రయాణానికి ఈ మెయిల్ ఒక్కసారి వస్తుంది, గుర్తు చేసే మెయిల్స్ ఆపినా సరే.',
  },

  unconfirmed: {
    subject: (trip) => `మీ తోటి ప్రయాణికులు నిర్ధారించలేదు: ${trip}`,
    text: (other) => `మీ ప్రయాణం ఉందని ${other} ఇంకా నిర్ధారించలేదు.`,
    textWith: (other, companion) => `${companion}\u200cతో మీ ప్రయాణం ఉందని ${other} ఇంకా నిర్ధారించలేదు.`,
    call: (other) => `${other}\u200cకు ఫోన్ చేయండి లేదా రాయండి. ఎలాగో ప్రయాణం పేజీలో ఉంది.`,
    message: (name) => `${name} ఇంకా ప్రయాణాన్ని నిర్ధారించలేదు.`,
    severalSubject: (trip) => `మీ తోటి ప్రయాణికులు నిర్ధారించలేదు: ${trip}`,
    several: (names) => `మీ ప్రయాణం ఉందని ${listIn('te', names)} ఇంకా నిర్ధారించలేదు.`,
    callThem: 'వారికి ఫోన్ చేయండి లేదా రాయండి. ఎలాగో ప్రయాణం పేజీలో ఉంది.',
  },

  dayAfter: {
    subject: (trip) => `మీ ప్రయాణం ఎలా జరిగింది? ${trip}`,
    flew: (flyer, companion, trip) => `${flyer ?? 'మీరు'} ${companion}\u200cతో కలిసి వెళ్లారు: ${trip}.`,
    why: 'కొన్ని మాటలు, కొన్ని నక్షత్రాలు తర్వాతి కుటుంబం ఎంచుకోవడానికి సహాయపడతాయి. ఒక్క నిమిషం చాలు.',
    safe: (flyer) =>
      `${flyer ? `${flyer}\u200cకు` : 'మీకు'} సురక్షితంగా అనిపించిందా అని కూడా అడుగుతాము. ఆ జవాబును మా బృందం మాత్రమే చదువుతుంది.`,
    say: 'ఎలా జరిగిందో చెప్పండి',
    how: (helper) => `${helper}\u200cతో ప్రయాణం ఎలా జరిగింది?`,
    sayOf: (helper) => `${helper}\u200cతో ఎలా జరిగిందో చెప్పండి`,
  },

  news: {
    proposed: (name, trip) => `కలిసి వెళ్దామని ${name} ప్రతిపాదించారు: ${trip}.`,
    proposedSubject: (trip) => `కలిసి వెళ్దామా? ${trip}`,
    decide: 'ప్రయాణం పేజీలో ఒప్పుకోండి లేదా వద్దనండి. ఇంకెవరికీ కనిపించదు.',
    fly: (trip) => `మీరు కలిసి వెళ్తున్నారు: ${trip}.`,
    agreedSubject: (trip) => `మీరు కలిసి వెళ్తున్నారు: ${trip}`,
    agreed: (name, flyer, companion) => `${name} ఒప్పుకున్నారు: ${flies(flyer, companion)}.`,
    afterAgreement:
      'ఒకరినొకరు ఎలా సంప్రదించాలో, ఎక్కడ కలవాలో, ప్రయాణం రోజు ఏం చేయాలో ఇప్పుడు ప్రయాణం పేజీలో ఉంది. మీ క్యాలెండర్ కోసం విమానాల వివరాలు జతచేశాము.',
    declined: (name, trip) => `${name} ఈ ప్రయాణంలో మీతో రాలేరు: ${trip}.`,
    declinedSubject: (trip) => `మీ ప్రతిపాదనకు ఒప్పుకోలేదు: ${trip}`,
    cancelled: (name, trip) => `${name} ప్రయాణాన్ని రద్దు చేశారు: ${trip}.`,
    cancelledSubject: (trip) => `ప్రయాణం రద్దయింది: ${trip}`,
    afterCancelling: 'కారణం ఏమిటో, అదే దారిలో ఇంకెవరు వెళ్తున్నారో ప్రయాణం పేజీలో ఉంది.',
    confirmed: (name) => `${name} ప్రయాణాన్ని నిర్ధారించారు.`,
    confirmedSubject: (trip) => `మీ తోటి ప్రయాణికులు వెళ్తున్నారు: ${trip}`,
    meeting: (name, where) =>
      where ? `${name} కలిసే చోటు మార్చారు: ${where}.` : `${name} కలిసే చోటు మార్చారు: ఇంకా నిర్ణయించలేదు.`,
    meetingSubject: (trip) => `కలిసే చోటు మారింది: ${trip}`,
    missed: (name, city, flight) =>
      `${city}\u200cలో తర్వాతి విమానం తప్పిపోయిందని ${name} చెప్తున్నారు${flight ? `, విమానం ${flight}` : ''}.`,
    missedSubject: (city, trip) => `${city}\u200cలో తర్వాతి విమానం తప్పిపోయింది: ${trip}`,
    afterMissing: 'ఎవరికి ఫోన్ చేయాలో, దీనికి ఏం అనుకున్నారో, తర్వాత అదే దారిలో ఎవరు వెళ్తారో ప్రయాణం పేజీలో ఉంది.',
    notMissed: (name, city) => `${name} దాన్ని వెనక్కి తీసుకున్నారు: ${city}\u200cలో తర్వాతి విమానం తప్పిపోలేదు.`,
    notMissedSubject: (city, trip) => `${city}\u200cలో తర్వాతి విమానం తప్పిపోలేదు: ${trip}`,
    afterPartCancelled: 'మిగతా తోడుగా వచ్చేవారితో అనుకున్నది అలాగే ఉంటుంది. అదే దారిలో ఇంకెవరు వెళ్తున్నారో ప్రయాణం పేజీలో ఉంది.',
    withdrawn: (name, trip) => `${name} ప్రతిపాదనను వెనక్కి తీసుకున్నారు: ${trip}.`,
    withdrawnSubject: (trip) => `ప్రతిపాదన వెనక్కి తీసుకున్నారు: ${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${city}\u200cలో ${traveler}\u200cకు తర్వాతి విమానం తప్పిపోయిందని ${name} చెప్తున్నారు${flight ? `, విమానం ${flight}` : ''}.`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) =>
      `${traveler}\u200cతో ${helper} కూడా వెళ్తారు: ${from} నుంచి ${to}`,
    joined: (helper, traveler, from, to) =>
      `${from} నుంచి ${to} వరకు ${traveler}\u200cతో ${helper} వెళ్తారు. మీ భాగం అనుకున్నట్టే ఉంటుంది.`,
    leftSubject: (helper, traveler, to) => `${helper} ఇక ${traveler}\u200cతో ${to}\u200cకి వెళ్లరు`,
    left: (helper, traveler, to) =>
      `${helper} ఇక ${traveler}\u200cతో ${to}\u200cకి వెళ్లరు. మీ భాగం అనుకున్నట్టే ఉంటుంది.`,
    movedSubject: (helper, traveler, trip) => `${traveler}\u200cతో ${helper} వెళ్లే భాగం మారింది: ${trip}`,
    moved: (helper, traveler, trip) =>
      `${traveler}\u200cతో ${helper} వెళ్లే భాగం మారింది: ${trip}. అది ఇంకా మీ భాగానికి సరిపోతుందో చూడండి.`,
    shorterSubject: (trip) => `ప్రతిపాదన ఇప్పుడు చిన్న భాగానికి: ${trip}`,
    shorter: (trip) => `ప్రతిపాదించిన దానిలో ఒక భాగానికి వేరొకరు తోడు వెళ్తున్నారు. ప్రతిపాదన ఇప్పుడు ఈ భాగానికి: ${trip}.`,
    endedSubject: (trip) => `ప్రతిపాదన ముగిసింది: ${trip}`,
    ended: (trip) => `ప్రయాణంలోని ఈ భాగానికి వేరొకరు తోడు వెళ్తున్నారు: ${trip}.`,
    othersFly: {
      all: (trip) =>
        `ప్రతిపాదించిన అన్ని విమానాలకూ వేరొకరు తోడు వెళ్లడానికి ఒప్పుకున్నారు: ${trip}. ప్రతిపాదన ఇంకా తెరిచే ఉంది, దాన్ని వెనక్కి తీసుకోవచ్చు.`,
      some: (trip) =>
        `ప్రతిపాదించిన దానిలో ఒక భాగానికి వేరొకరు తోడు వెళ్లడానికి ఒప్పుకున్నారు: ${trip}. ప్రతిపాదన ఇంకా తెరిచే ఉంది, దాన్ని వెనక్కి తీసుకోవచ్చు.`,
    },
    noHandOver: (city, traveler, taker) =>
      `${city}\u200cలో మీరు ${traveler}\u200cను ఇక ${taker}\u200cకు అప్పగించరు.`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${helper} ఇక ${traveler}\u200cతో ${to}\u200cకి వెళ్లరు. ${from} నుంచి ${traveler} ఒంటరిగా వెళ్తారు. ${traveler}\u200cను గేట్ వరకు తీసుకెళ్లండి: ${flight}.`,
    isInCity: (traveler, helper, city) => `${traveler} ఇప్పుడు ${city}\u200cలో ${helper}\u200cతో ఉన్నారు.`,
    isOnTheWay: (traveler, helper, city) => `${traveler} ఇప్పుడు ${helper}\u200cతో ${city}\u200cకి దారిలో ఉన్నారు.`,
    bringsNoLongerSubject: (helper, traveler, city) =>
      `${helper} ఇక ${city}\u200cలో ${traveler}\u200cను మీ దగ్గరకు తీసుకురారు`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${traveler} ${to}\u200c${hasLanded ? 'లో దిగారు' : 'కి దారిలో ఉన్నారు'}. ${helper} ఇక ${traveler}\u200cను మీ దగ్గరకు తీసుకురారు: ${traveler} కోసం అక్కడ చూడండి, కనిపించకపోతే ${family}\u200cకి కాల్ చేయండి.`,
  },

  changes: {
    subject: (trip) => `ప్రయాణం మారింది: ${trip}`,
    stillFits: 'ఇది ఇంకా మీకు సరిపోతుందో చూడండి.',
    days: (name, now, before) => `${name} ప్రయాణం తేదీ మార్చారు: ${now}.${was(before)}`,
    route: (name, now, before) => `${name} దారి మార్చారు: ${now}.${was(before)}`,
    time: (name, now, before) =>
      (now ? `${name} సమయం మార్చారు: ${now}.` : `${name} సమయం ఇంకా చెప్పలేదు.`) + was(before),
    flight: (name, now, before) =>
      (now ? `${name} విమానం మార్చారు: ${now}.` : `${name} విమానం ఇంకా చెప్పలేదు.`) + was(before),
    landing: (name, now, before) =>
      (now ? `${name} దిగే సమయం చెప్పారు: ${now}.` : `${name} దిగే సమయం ఇంకా చెప్పలేదు.`) + was(before),
    someTime: (name) => `${name} సమయం మార్చారు.`,
    someFlight: (name) => `${name} విమానం మార్చారు.`,
    someLanding: (name) => `${name} దిగే సమయం మార్చారు.`,
    stops: (name, stops) => `${name} ${stops}\u200cలో విమానం మారతారు.`,
    direct: (name) => `${name} నేరుగా వెళ్తారు.`,
    connection: (name, now) => `${name} తర్వాతి విమానం మార్చారు${now ? `: ${now}` : ''}.`,
    closed: (name, trip) => `${name} ఈ ప్రకటనను మూసేశారు: ${trip}.`,
    closedSubject: (trip) => `ఒక ప్రకటన మూసేశారు: ${trip}`,
    sharedStays: 'మీతో పంచుకున్నవి అలాగే ఉంటాయి.',
    proposalEnded: 'కలిసి వెళ్లే ప్రతిపాదన ముగిసింది.',
    stillTogether: 'మీరు ఇంకా కలిసే వెళ్తున్నారు.',
    deleted: (name, trip) => `${name} ఈ ప్రకటనను తొలగించారు: ${trip}.`,
    deletedSubject: (trip) => `ఒక ప్రకటన తొలగించారు: ${trip}`,
    unconfirmed: (trip) => `${trip} ప్రకటన నిర్ధారణ కాలేదు, ఇప్పుడు అది లేదు.`,
    unconfirmedSubject: (trip) => `${trip} ప్రకటన నిర్ధారణ కాలేదు, ఇప్పుడు అది లేదు`,
    noLongerTogether: 'మీరు ఇక కలిసి వెళ్లడం లేదు.',
    blockedSubject: (trip) => `మీ ${trip} ప్రయాణం రద్దయింది`,
    openTrips: 'నా ప్రయాణాలు తెరవండి',
    feltSafeSubject: (trip) => `మీకు సురక్షితంగా అనిపించిందా? ${trip}`,
    feltSafe: (name, trip) =>
      `ప్రయాణం రోజునే ${name}\u200cను మీరు బ్లాక్ చేశారు: ${trip}. ఆ ప్రయాణం రద్దయింది. మీకు సురక్షితంగా అనిపించిందా? మీ జవాబును మా బృందం మాత్రమే చదువుతుంది.`,
    tellTeam: 'మా బృందానికి చెప్పండి',
    leftSubject: (trip) => `మీ తోటి ప్రయాణికులు ఇక వెళ్లడం లేదు: ${trip}`,
    left: (name, trips) => `${name} తమ ఖాతా తొలగించారు. దీనితో ఇది ముగుస్తుంది: ${trips.join('; ')}.`,
    otherFlights: (name) => `మీరు, ${name} ఇప్పుడు ఒకే విమానాల్లో లేరు.`,
    tripFor: (trip, traveler) => `${trip}, ${traveler} కోసం`,
    removed: (name, trips) => `${name} ఖాతాను మేము మూసివేశాం. దీనితో ఇది ముగుస్తుంది: ${trips.join('; ')}.`,
    suspended: {
      subject: (name, day, trip) => `${name} ${day} వరకు మా సైట్ వాడలేరు: ${trip}`,
      text: (name, day, trip) => `${name} ${day} వరకు మా సైట్ వాడలేరు, ఈ విమానం అంతకు ముందే బయలుదేరుతుంది: ${trip}.`,
      pair: 'ఏదీ రద్దు కాలేదు, కానీ అప్పటివరకు సైట్‌లో సందేశాలకు జవాబు రాదు. మరోలా ఎలా సంప్రదించాలో ప్రయాణం పేజీలో ఉంది, అక్కడే మరొక తోడు కోసం వెతకవచ్చు లేదా రద్దు చేయవచ్చు.',
      others: 'మీరు మీ భాగం అనుకున్నట్టే వెళ్తారు. మిగతా భాగాల్లో ఎవరు వెళ్తారో ప్రయాణం పేజీలో ఉంది.',
    },
    cannotTravel: (name, trip) => `${name} మీతో ప్రయాణించలేరు: ${trip}.`,
  },

  request: {
    asksToFly: (name, trip) => `${name} మీతో కలిసి వెళ్లాలని అడుగుతున్నారు: ${trip}.`,
    asksToFlyMail: (name, trip) =>
      `${name} మీతో కలిసి వెళ్లాలని అడుగుతున్నారు: ${trip}. మీరు అవునంటే ప్రయాణం ఖాయమవుతుంది, ఒకరి సంప్రదింపు వివరాలు ఒకరికి కనిపిస్తాయి.`,
    askedSubject: (trip) => `ప్రయాణికులు ఒకరు మీ సంప్రదింపు వివరాలు తీసుకున్నారు: ${trip}`,
    asksSubject: (trip) => `ప్రయాణికులు ఒకరు మీ సంప్రదింపు వివరాలు అడుగుతున్నారు: ${trip}`,
    asked: (name, trip) => `${trip} కోసం ${name} మీ సంప్రదింపు వివరాలు అడిగారు, ఇప్పుడు మీకు రాయవచ్చు లేదా ఫోన్ చేయవచ్చు.`,
    asks: (name, trip) => `${trip} కోసం ${name} మీ సంప్రదింపు వివరాలు అడుగుతున్నారు. ఇవ్వాలా వద్దా అనేది మీ ఇష్టం.`,
    message: (name, trip) => `${name} సంప్రదింపు వివరాలు అడుగుతున్నారు: ${trip}.`,
    takenBack: (name, trip) => `${name} అభ్యర్థనను వెనక్కి తీసుకున్నారు: ${trip}.`,
    takeCare: 'జాగ్రత్త. ఈ ఖాతా కొత్తది, మీరు బ్లాక్ చేసిన వారి పరికరం లేదా నెట్‌వర్క్‌నే వాడుతోంది.',
    since: (name, day) => `${name} ${day} నుంచి సభ్యులు.`,
    phone: (isVerified) => (isVerified ? 'వారి ఫోన్ నంబర్ ధ్రువీకరించారు.' : 'వారి ఫోన్ నంబర్ ఇంకా ధ్రువీకరించలేదు.'),
    speaks: (languages) => `భాషలు: ${languages}.`,
    readNote: (name) => `${name} మీకు ఒక చిన్న సందేశం రాశారు. దయచేసి సైట్‌లో చదవండి.`,
    note: (name, note) => `${name} రాశారు: “${note}”`,
    newPerson:
      'వీరు ఇక్కడ కొత్త. ఎవరి సామాను వారే మోస్తారు, విమానం ఎక్కే ముందు ఎవరూ డబ్బు ఇవ్వరు, మీ పత్రాలు లేదా కోడ్‌లు ఎవరికీ అవసరం లేదు. మేము ఎప్పుడూ ఇతరుల ద్వారా మీకు రాయము.',
    answer: 'జవాబివ్వండి',
    seeWho: 'ఎవరు అడిగారో చూడండి',
    decide: 'ఇవ్వండి లేదా వద్దనండి',
    aboutPerson: 'వీరి గురించి',
    footnote:
      'మీకు ప్రకటన ఉంది కాబట్టి ఈ మెయిల్ వచ్చింది. మీకు తోడు దొరికితే ప్రకటనను మూసేయండి: ఇక ఎవరూ అడగలేరు, మీరు ఇచ్చినవి తీసుకున్నవారి దగ్గరే ఉంటాయి.',
    amigoContact: (trip) => `మీ Amigo సంప్రదింపు వివరాలు: ${trip}`,
    travelerContact: (trip) => `ప్రయాణికుల సంప్రదింపు వివరాలు: ${trip}`,
    saidYes: (name, trip) => `${name} అవునన్నారు: ${trip} కోసం వారిని ఎలా సంప్రదించాలో ఇప్పుడు చూడవచ్చు.`,
    tellWhere: 'విమానాశ్రయానికి వెళ్లే ముందే ఎక్కడ కలుస్తారో ఒకరికొకరు చెప్పుకోండి.',
    sharedMessage: (name, trip) => `${name} సంప్రదింపు వివరాలు ఇచ్చారు: ${trip}.`,
    confirmedSubject: (trip) => `ప్రకటన నిర్ధారణ అయింది: ${trip}`,
    confirmed: (trip) => `మీరు అడిగిన ప్రకటన నిర్ధారణ అయింది: ${trip}.`,
    canReach: 'వారిని ఎలా సంప్రదించాలో ఇప్పుడు చూడవచ్చు.',
    decides: (name) => `ఇవ్వాలా వద్దా అనేది ఇప్పుడు ${name} నిర్ణయిస్తారు.`,
    declinedSubject: (trip) => `మీ అభ్యర్థన: ${trip}`,
    declined: (trip) => `వీరు మీతో ప్రయాణించలేరు: ${trip}.`,
  },

  interest: {
    travelerSubject: 'మీ విమానంలోని ప్రయాణికులు ఒకరు మిమ్మల్ని సంప్రదించాలనుకుంటున్నారు: నిర్ధారించండి',
    helperSubject: 'మీ విమానంలోని ఒక తోడు మిమ్మల్ని సంప్రదించాలనుకుంటున్నారు: నిర్ధారించండి',
    asked: (site, trip) => `${site}\u200cలో ఈ చిరునామా ఉన్న ప్రకటన సంప్రదింపు వివరాలను ఎవరో అడిగారు: ${trip}.`,
    confirmIt: 'ఇది మీదే అని నిర్ధారించండి, అప్పుడు వారు మిమ్మల్ని సంప్రదించగలరు. మీ వివరాలు ఎవరు చూడాలో మీ ప్రొఫైల్‌లో మీరే నిర్ణయిస్తారు.',
    confirm: 'నా ప్రకటనను నిర్ధారించండి',
    remove: 'మీది కాదా? ప్రకటనను తీసివేయండి',
    footnote: 'లింక్ ఒక్క రోజులోపు, ఒక్కసారి మాత్రమే పనిచేసి మిమ్మల్ని లాగిన్ చేస్తుంది. ఈ మెయిల్ ప్రతి ప్రకటనకు ఒక్కసారే వస్తుంది.',
  },

  review: {
    bothSubject: (other, trip) => `మీరు, ${other} మీ ప్రయాణానికి సమీక్ష రాశారు: ${trip}`,
    both: (other, trip) =>
      `మీరు, ${other} ఇద్దరూ మీ ప్రయాణం గురించి రాశారు: ${trip}. ఇప్పుడు రెండు సమీక్షలూ అందరూ చదవవచ్చు.`,
    otherSubject: (other, trip) => `${other} మీ ప్రయాణానికి సమీక్ష రాశారు: ${trip}`,
    other: (other, trip) => `${other} మీ ప్రయాణం గురించి రాశారు: ${trip}. ఇప్పుడు అందరూ చదవవచ్చు.`,
    ownSubject: (other, trip) => `${other} గురించి మీ సమీక్ష ఇప్పుడు చదవవచ్చు: ${trip}`,
    own: (other, trip) => `మీ ప్రయాణం తర్వాత ${other} గురించి మీరు రాసింది ఇప్పుడు అందరూ చదవవచ్చు: ${trip}.`,
    reply: 'మీ గురించి రాసినదానికి మీరు ఒక్కసారి జవాబు ఇవ్వవచ్చు.',
    read: 'చదవండి',
  },

  arrival: {
    subject: (city) => `${city} చేరుకున్నారు`,
    arrived: (traveler, city) => `${traveler} ${city} చేరుకున్నారు.`,
    arrivedWith: (traveler, city, seeker) => `${traveler} ${city} చేరుకున్నారు, ${seeker}\u200cతో ఉన్నారు.`,
    says: (helper, fact) => `${helper} చెప్తున్నారు: “${fact}”`,
    askedUs: (seeker) => `ఈ ప్రయాణం ముగిసినప్పుడు మీకు చెప్పమని ${seeker} మమ్మల్ని అడిగారు.`,
    footnote: 'ఈ ప్రయాణానికి ఈ మెయిల్ ఒక్కసారే వస్తుంది.',
    sms: (fact, site, seeker) => `${fact} ${site}, ${seeker} తరఫున. ఆపడానికి STOP పంపండి.`,
  },

  thread: {
    subject: 'మీ ప్రయాణం గురించి కొత్త సందేశం ఉంది',
    text: (writers, site) => `${listIn('te', writers)} ${site}\u200cలో మీ ప్రయాణంలోని అందరికీ రాశారు, మీరు ఇంకా చూడలేదు.`,
    read: 'చదివి జవాబివ్వండి',
    footnote: 'మీరు సంభాషణ తెరిచే వరకు, వారు ఎంత రాసినా మీకు ఒక్క మెయిల్ మాత్రమే వస్తుంది.',
  },

  whoFlies: {
    line: (who) => `ప్రయాణికులు: ${who}`,
    relations: {
      mother: 'వారి అమ్మ',
      father: 'వారి నాన్న',
      grandparent: 'వారి అమ్మమ్మ, తాతయ్య లేదా నానమ్మ',
      partner: 'వారి జీవిత భాగస్వామి',
      child: 'వారి పెద్దయిన బిడ్డ',
      relative: 'వారి బంధువు',
      friend: 'వారి స్నేహితులు',
      grandmother: 'వారి అమ్మమ్మ లేదా నానమ్మ',
      grandfather: 'వారి తాతయ్య',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 లేదా అంతకంటే ఎక్కువ',
    },
    speaks: (languages) => `భాష: ${languages}`,
  },
};
