import { moreDays } from './more-days.js';
import { numberIn, plural } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const found = (count: number, who: ListingType | 'people') =>
  ({
    helper: plural('te', count, { one: '# తోడు దొరికారు', other: '# మంది తోడు దొరికారు' }),
    seeking_help: plural('te', count, { one: '# ప్రయాణికులు దొరికారు', other: '# మంది ప్రయాణికులు దొరికారు' }),
    people: plural('te', count, { one: '# వ్యక్తి దొరికారు', other: '# మంది దొరికారు' }),
  })[who];

const oneFound: Record<ListingType, string> = {
  helper: 'ఒక తోడు దొరికారు',
  seeking_help: 'ప్రయాణికులు ఒకరు దొరికారు',
};
const oneReachable: Record<ListingType, string> = {
  helper: 'తోడును సంప్రదించవచ్చు',
  seeking_help: 'ప్రయాణికులను సంప్రదించవచ్చు',
};
const whenFound: Record<ListingType, string> = {
  helper: 'తోడు దొరికినప్పుడు',
  seeking_help: 'ప్రయాణికులు దొరికినప్పుడు',
};
const whenReachable: Record<ListingType, string> = {
  helper: 'తోడును సంప్రదించగలిగినప్పుడు',
  seeking_help: 'ప్రయాణికులను సంప్రదించగలిగినప్పుడు',
};

export const te: Words = {
  hello: 'నమస్కారం,',
  route: (from, to) => `${from} నుంచి ${to}`,
  trip: (route, days) => `${route}, ${days}`,
  wayBy: (way, stops) => `${way}, ${stops.join(', ')} మీదుగా`,
  searchResults: (sought) => `వెతికిన ఫలితాలు: ${sought.join(', ')}`,
  takeOff: (day, time, night) => `${day}, ${time}\u200cకి${night ? `, ${night}` : ''}`,
  night: (before, day) => `${before}, ${day} మధ్య రాత్రి`,
  daysLater: (time, days) =>
    `${time} (${moreDays(days, plural('te', Math.abs(days), { one: '# రోజు', other: '# రోజులు' }))})`,
  calendarEntry: (route, flight) => (flight ? `విమానం ${flight}, ${route}` : `విమానం ${route}`),
  guest: {
    subject: (route) => `మీ ప్రకటనను నిర్ధారించండి: ${route}`,
    shown: (site, trip) => `ఈ చిరునామాతో ఒక ప్రకటన ఇప్పుడు ${site}\u200cలో ఉంది: ${trip}.`,
    hidden: (site, trip) =>
      `ఈ చిరునామాతో ఒక ప్రకటన ${site}\u200cలో రాశారు: ${trip}. ఇదే ప్రయాణాన్ని మేము ముందే దాచాము కాబట్టి ఇతరులకు ఇది కనిపించదు. ఇది తప్పు అనుకుంటే “సంప్రదింపు” పేజీలో మాకు రాయండి.`,
    enter:
      'ఇది మీదే అని నిర్ధారించడానికి ఈ కోడ్ నమోదు చేయండి. తర్వాత ఇతర ప్రయాణికులు మీ సంప్రదింపు వివరాలు అడగవచ్చు. నిర్ధారించకపోతే ఇది 72 గంటల తర్వాత పోతుంది.',
    link: 'కోడ్ లేకుండా నిర్ధారించండి',
    remove: 'మీది కాదా? ప్రకటనను తీసివేయండి',
    footnote:
      'కోడ్ 10 నిమిషాల పాటు పనిచేసి మిమ్మల్ని లాగిన్ చేస్తుంది. లింక్ ఒక్క రోజులోపు, ఒక్కసారి మాత్రమే పనిచేస్తుంది. మేము మీ కోడ్‌ను ఎప్పుడూ అడగము.',
  },
  reminder: {
    subject: (trip) => `ఇంకా వెళ్తున్నారా? ${trip}`,
    soon: (trip) =>
      `మీ ప్రయాణానికి కొద్ది రోజులే ఉన్నాయి: ${trip}. అది ఇంకా ఖాయమేనని ఇతర ప్రయాణికులకు చెప్పండి: మీ ప్రకటనలో అది కనిపిస్తుంది.`,
    changed: 'మీ ప్రణాళిక మారినా, మీకు తోడు దొరికినా, ప్రకటనను మూసేయండి, ఇక ఎవరూ అడగరు.',
    going: 'ఇంకా వెళ్తున్నాను',
    close: 'ఈ ప్రకటనను మూసేయండి',
    footnote: 'ఈ మెయిల్ ప్రతి ప్రకటనకు ఒక్కసారే వస్తుంది.',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `${flight} సమయం మారింది: ${trip}`,
    moved: (flight, now, before) =>
      `విమాన సంస్థ ${flight} సమయాన్ని మార్చింది: ${now}. ఇంతకు ముందు: ${before}. మీ ప్రకటనలో ఇప్పుడు ఇదే ఉంది, మీతో ప్రయాణించేవారికి ఇది తెలుసు.`,
    askSubject: (flight, trip) => `మీ విమానం ${flight} సరిచూసుకోండి: ${trip}`,
    times: (flight, says, yours) => `విమానాల సమయ పట్టిక ప్రకారం ${flight} సమయం: ${says}. మీ ప్రకటనలో ఉన్నది: ${yours}.`,
    route: (flight, way) => `విమానాల సమయ పట్టిక ప్రకారం ఆ రోజు ${flight} మార్గం: ${way}. మీ ప్రకటనలో వేరుగా ఉంది.`,
    day: (flight, day) => `విమానాల సమయ పట్టిక ప్రకారం ${flight} ${day} నాడు లేదు.`,
    nothingChanged: 'మేం ఏమీ మార్చలేదు. ఇతరులు మిమ్మల్ని విమానం ద్వారా కనుగొంటారు: దాన్ని సరిచేయండి, లేదా అది సరైనదేనని చెప్పండి.',
    see: 'నా ప్రకటన చూడండి',
  },
  favourite: {
    changed: (trip) => `మీ ఇష్టమైనవాటిలోని ప్రకటన మారింది: ${trip}`,
    closed: (trip) => `మీ ఇష్టమైనవాటిలోని ప్రకటన మూసివేశారు: ${trip}`,
    posted: (trip) => `మీ ఇష్టమైనవాటిలోని ఒకరు కొత్త ప్రకటన పెట్టారు: ${trip}`,
  },
  alert: {
    from: (place) => `${place} నుంచి`,
    to: (place) => `${place}\u200cకి`,
    codeSubject: (watched) => `సమాచారం పొందడానికి మీ కోడ్: ${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      `${(isOneListing ? whenReachable : whenFound)[type]} ఈ చిరునామాకు రాయమని ఎవరో ${site}\u200cను అడిగారు: ${watched}.`,
    codeEnter: 'అది మీరే అయితే, మీరు అడిగిన పేజీలో ఈ కోడ్ నమోదు చేయండి. ఖాతా అవసరం లేదు, ప్రతి మెయిల్‌లో దాన్ని ఆపే లింక్ ఉంటుంది.',
    codeFootnote: 'కోడ్ 10 నిమిషాల పాటు పనిచేస్తుంది. ఇది మీరు అడగకపోతే ఈ మెయిల్‌ను వదిలేయండి: ఇంకేమీ రాదు. మేము మీ కోడ్‌ను ఎప్పుడూ అడగము.',
    somebody: 'ఒకరు దొరికారు',
    found: (type, trip) => `${oneFound[type]}: ${trip}`,
    contactable: (type, trip) => `${oneReachable[type]}: ${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)}: ${watched}`,
    severalForTrips: (count, who) => `మీ ప్రయాణాలకు ${found(count, who)}`,
    confirmed: 'ఈ ప్రకటన నిర్ధారణ అయినప్పుడు రాయమని మీరు అడిగారు. ఇప్పుడు అయింది: దాన్ని తెరిచి సంప్రదింపు వివరాలు అడగండి.',
    oneFits: 'ఎవరైనా దొరికితే రాయమని మీరు అడిగారు. సరిపోయేవారు, ఎందుకో ఇక్కడ చూడండి.',
    severalFit: 'ఎవరైనా దొరికితే రాయమని మీరు అడిగారు. సరిపోయేవారు, ఎందుకో ఇక్కడ చూడండి, ముందుగా బయలుదేరేవారు మొదట.',
    more: (count) => `వెతుకులాటలో ఇంకా ${numberIn('te', count)} ఉన్నాయి.`,
    missing: (parts) => `ఇంకా తోడు కావాలి: ${parts.join(', ')}`,
    logIn: 'ఎవరో, ఏ విమానమో చూడటానికి లాగిన్ అవ్వండి',
    phoneVerified: 'ఫోన్ ధ్రువీకరించారు',
    stars: (average, count) => `5లో ${numberIn('te', average)} నక్షత్రాలు (${count})`,
    see: 'ప్రకటన చూడండి',
    footnote: (watched, mailsADay) =>
      `వీటి గురించి చెప్పమని మీరు అడిగారు కాబట్టి ఈ మెయిల్ వచ్చింది: ${watched.join('; ')}. చివరి రోజు తర్వాత అదే ఆగిపోతుంది, రోజుకు ఇలాంటివి ${mailsADay}\u200cకి మించి రావు.`,
    lastFootnote: (watched, mailsADay) =>
      `వీటి గురించి చెప్పమని మీరు అడిగారు కాబట్టి ఈ మెయిల్ వచ్చింది: ${watched.join('; ')}. ఈ మెయిల్‌తో అది ఆగిపోతుంది, రోజుకు ఇలాంటివి ${mailsADay}\u200cకి మించి రావు.`,
    stopOne: 'ఈ అలర్ట్ ఆపండి',
    stopAll: 'ఈ అలర్ట్‌లు ఆపండి',
  },
  why: {
    claimed: 'వీరిని ఇప్పుడు సంప్రదించవచ్చు',
    askedFlight: 'మీరు అడిగిన విమానం',
    sameFlight: (flight) => `అదే విమానం ${flight}`.trim(),
    samePlane: (mine, theirs) => `అదే విమానం: ${mine} మరో నంబరు ${theirs}`,
    sameFlightOn: (flight, route) => `${`అదే విమానం ${flight}`.trim()}, ${route}`,
    leavesFrom: (place) => `${place} నుంచి బయలుదేరతారు`,
    arrivesIn: (place) => `${place}\u200cకి చేరుకుంటారు`,
    yourRoute: (route) => `మీ దారి, ${route}`,
    shares: (route) => `మీతో కలిసి: ${route}`,
    away: (place, kilometers, wanted) => `${place}, ${wanted} నుంచి ${numberIn('te', kilometers)} కి.మీ.`,
    nearStart: (start) => `బయలుదేరేది: ${start}`,
    nearEnd: (end) => `చేరేది: ${end}`,
    nearBoth: (start, end) => `బయలుదేరేది: ${start}; చేరేది: ${end}`,
    nearby: 'దగ్గరలోని విమానాశ్రయం',
  },
  picture: {
    lead: 'మీ కుటుంబం దగ్గరికి వెళ్తూ మరో కుటుంబానికి సహాయం చేయండి',
    date: 'తేదీ',
  },
};
