import { numberIn, plural } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const te: JourneyWords = {
  language: 'భాష',
  description: 'ఎదురుచూసే కుటుంబం కోసం: ప్రయాణం ఎక్కడివరకు వచ్చిందో.',
  title: (city) => `${city} ప్రయాణం`,
  ended: { title: 'ఈ లింక్ ముగిసింది', text: 'మీకు దీన్ని పంపినవారిని అడగండి.' },

  live: 'లైవ్',
  reload: 'కొత్త కబురు కోసం పేజీని మళ్లీ తెరవండి',
  noConnection: 'నెట్‌వర్క్ లేదు',
  tryingAgain: (news) => `${news}, మళ్లీ ప్రయత్నిస్తున్నాము`,
  lastNews: (at) => `చివరి కబురు: ${at}`,
  noStep: 'ఇంకా ఏ దశనూ ట్యాప్ చేయలేదు',
  sharedBy: (name, lastDay) =>
    `${name} పంచుకున్నారు. ఈ లింక్ ముగిసే రోజు: ${lastDay}. ఇందులో మొదటి పేర్లు మాత్రమే కనిపిస్తాయి, ఫోటోలు, ఫోన్ నంబర్లు ఉండవు.`,

  at: (time, city) => `${city}\u200cలో ${time}`,
  times: (each) => each.join(', '),
  sentences: (each) => each.join(' '),

  headline: {
    was: (traveler, day) => `${traveler} విమాన ప్రయాణం ${day} జరగాల్సింది`,
    onDay: (traveler, day) => `${traveler} విమాన ప్రయాణం ${day}`,
    tomorrow: (traveler) => `${traveler} రేపు విమానంలో వెళ్తారు`,
    tonight: (traveler) => `${traveler} ఈ రాత్రి విమానంలో వెళ్తారు`,
    today: (traveler) => `${traveler} ఈరోజు విమానంలో వెళ్తారు`,
    atAirport: (traveler) => `${traveler} విమానాశ్రయంలో ఉన్నారు`,
    met: (traveler, helper) => `${traveler}, ${helper} కలిశారు`,
    saysMet: (name) => `వారు కలిశారని ${name} అంటున్నారు`,
    security: (traveler) => `${traveler} భద్రతా తనిఖీ దాటారు`,
    boarded: (traveler, city) => `${traveler} ${city === null ? '' : `${city} `}విమానం ఎక్కారు`,
    landed: (traveler, city) => `${traveler} ${city}\u200cలో దిగారు`,
    connected: (traveler, city) => `${traveler} ${city}\u200cలో తర్వాతి విమానానికి చేరుకున్నారు`,
    missed: (traveler, city) => `${city}\u200cలో ${traveler}\u200cకు తర్వాతి విమానం తప్పిపోయింది`,
    withNext: (traveler, next, city) => `${traveler} ${city}\u200cలో ${next}\u200cతో ఉన్నారు`,
    goodbye: (traveler, helper, city) => `${traveler}, ${helper} ${city}\u200cలో వీడ్కోలు చెప్పుకున్నారు`,
    arrived: (traveler) => `${traveler} చేరుకున్నారు`,
    with: (traveler, family) => `${traveler} ${family}\u200cతో ఉన్నారు`,
    says: (name, fact) => `${fact} అని ${name} అంటున్నారు`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `${traveler} లేకుండానే ${city} విమానం వెళ్లిపోయిందని ${saidBy} అంటున్నారు.`,
    anotherFlight: 'ఇంకో విమానం దొరికినప్పుడు తర్వాతి కబురు వస్తుంది.',
    quiet: (at) => `${at} నుంచి కొత్త కబురు లేదు.`,
    fliesAlong: ({ helper, from, to }) =>
      `${helper}${from === null ? '' : ` ${from} నుంచి`}${to === null ? '' : ` ${to} వరకు`} తోడుగా వెళ్తారు.`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) => `${from === null ? '' : `${from} నుంచి `}${to} వరకు ${helper}`)
        .join(', ')} తోడుగా వెళ్తారు.`,
    steps: 'ప్రయాణం రోజు దశలు ఇక్కడ కనిపిస్తాయి.',
    takeOff: (times) => `విమానం బయలుదేరే సమయం: ${times}.`,
    takeOffWas: (times) => `విమానం బయలుదేరాల్సిన సమయం: ${times}.`,
    noNews: 'ఇంకా కబురు లేదు.',
    together: (helper, traveler) => `${helper} ${traveler}\u200cతో ఉన్నారు.`,
    saysTogether: (name) => `వారు కలిసి ఉన్నారని ${name} అంటున్నారు.`,
    noNetwork: 'పైన ఆకాశంలో నెట్‌వర్క్ ఉండదు.',
    afterLanding: 'విమానం దిగాక తర్వాతి కబురు వస్తుంది.',
    landing: (times) => `విమానం దిగాల్సిన సమయం: ${times}.`,
    notSaid: (name) => `${name} ఇంకా ఆ మాట చెప్పలేదు.`,
    thanks: (helper) => `ధన్యవాదాలు, ${helper}.`,
    sameFlight: (helper) => `${helper} అదే విమానంలో ఉన్నారు.`,
    sameFlights: (helpers) => `${helpers} అవే విమానాల్లో ఉన్నారు.`,
    atAirportIn: (name, city) => `${name} ${city} విమానాశ్రయంలో ఉన్నారు.`,
    fliesAlone: (traveler, from, to) => `${traveler} ${from} నుంచి ${to} వరకు ఒంటరిగా వెళ్తారు.`,
    willMiss: ({ city, traveler, saidBy }) =>
      `${traveler}\u200cకు ${city} విమానం తప్పిపోతుందని ${saidBy} అంటున్నారు.`,
    inTheAir: 'విమానం గాలిలో ఉందని విమానయాన సంస్థ చెబుతోంది.',
    hasLanded: (city) => `విమానం ${city}\u200cలో దిగిందని విమానయాన సంస్థ చెబుతోంది.`,
    saidNothing: (name) => `${name} ఇంకా ఏమీ చెప్పలేదు.`,
    stays: (traveler, city, day) => `${traveler} ${day} వరకు ${city}\u200cలో ఉంటారు.`,
  },

  steps: {
    done: 'పూర్తయింది',
    planned: (times) => `అనుకున్న సమయం: ${times}`,
    by: (step, name) => `${step}, ${name} చెప్పారు`,
    atAirport: 'విమానాశ్రయంలో',
    met: (helper) => `${helper}\u200cను కలిశారు`,
    security: 'భద్రతా తనిఖీ దాటడం',
    boarded: (city) => `${city === null ? '' : `${city} `}విమానం ఎక్కడం`,
    landed: (city) => `${city}\u200cలో దిగారు`,
    connected: (city) => `${city}\u200cలో విమానం మారడం`,
    withNext: (next, city) => `${city}\u200cలో ${next}\u200cతో`,
    goodbye: (helper) => `${helper}\u200cకు వీడ్కోలు`,
    arrived: 'చేరుకున్నారు',
    with: (family) => `${family}\u200cతో`,
    atAirportIn: (city) => `${city} విమానాశ్రయంలో`,
  },

  flight: {
    onTime: (times) => `సమయానికే బయలుదేరుతుంది: ${times}`,
    delayed: (times, planned) => `ఆలస్యం, ${planned}\u200cకి బదులు బయలుదేరేది: ${times}`,
    boarding: 'బోర్డింగ్ జరుగుతోంది',
    inTheAir: (times) => (times ? `గాలిలో ఉంది, దిగేది: ${times}` : 'గాలిలో ఉంది'),
    landed: (times) => (times ? `దిగింది: ${times}` : 'దిగింది'),
    cancelled: 'విమానయాన సంస్థ రద్దు చేసింది',
    diverted: 'మరో విమానాశ్రయానికి మళ్లించారు',
    terminal: (terminal) => `టెర్మినల్ ${terminal}`,
    gate: (gate) => `గేట్ ${gate}`,
    belt: (belt) => `బెల్ట్ ${belt}`,
    tight: (minutes, city) => `${city}\u200cలో విమానం మారడానికి ${numberIn('te', minutes)} నిమిషాలే: సమయం చాలా తక్కువ`,
    leavesFirst: (city) => `${city} నుంచి వెళ్లే విమానం దిగేలోపే బయలుదేరుతుంది`,
    knownAt: (at) => `FlightAware, ${at}`,
  },

  legs: {
    way: (from, to) => `${from} నుంచి ${to}`,
    times: (departs, lands) => `${departs}, దిగే సమయం ${lands}`,
    with: (helper) => `${helper}\u200cతో`,
    alone: (traveler) => `${traveler} ఒంటరిగా`,
    soon: 'ఇంకా గంటలోపే',
    toGo: (hours) => plural('te', hours, { one: 'ఇంకా సుమారు # గంట', other: 'ఇంకా సుమారు # గంటలు' }),
  },

  looked: {
    region: 'ఎవరు చూశారు',
    seenBy: (names) => `చూసినవారు: ${names}.`,
    thanks: (name) => `ధన్యవాదాలు. మీరు చూసినట్టు ${name}\u200cకు కనిపిస్తుంది.`,
    heading: 'మీరు చూశారని వారికి చెప్పండి',
    who: 'మీరు ఎవరు?',
    example: 'లండన్ మామయ్య',
    send: 'నేను చూశాను',
    readers: (name) => `దీన్ని ${name}, అలాగే ఈ లింక్ ఉన్న అందరూ చదువుతారు.`,
  },
};
