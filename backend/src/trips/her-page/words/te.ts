import type { HerWords } from './en.js';

export const te: HerWords = {
  pageFor: (traveler) => `${traveler} కోసం`,
  here: 'ఇక్కడ',
  headline: {
    before: (day) => `మీ ఫ్లైట్ ${day}`,
    today: 'మీ ఫ్లైట్ ఈ రోజే',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} మిమ్మల్ని ${at}\u200cకి కలుస్తారు: ${place}`;
      if (place) return `${helper} మిమ్మల్ని ఇక్కడ కలుస్తారు: ${place}`;
      return at ? `${helper} మిమ్మల్ని ${at}\u200cకి కలుస్తారు` : `${helper} మిమ్మల్ని కలుస్తారు`;
    },
    with: (helper) => `${helper} మీతో ఉన్నారు`,
    fly: (city) => `మీరు ${city} వెళ్తున్నారు`,
    alone: (city) => `${city} వరకు మీరు ఒక్కరే వెళ్తున్నారు`,
    missed: (city) => `${city} వెళ్లే విమానం తప్పిపోయింది`,
    arrived: 'మీరు చేరుకున్నారు',
    willMiss: (city) => `${city} వెళ్లే విమానం తప్పిపోతుంది`,
    stays: (city, day) => `${day} వరకు మీరు ${city}\u200cలో ఉంటారు`,
  },
  now: 'ఇప్పుడు',
  steps: {
    before: 'ఇప్పుడే చేయాల్సింది ఏమీ లేదు. ఈ పేజీని దాచుకోండి.',
    go: ({ flight, city, time }) => [
      'ఎయిర్‌పోర్ట్‌కి వెళ్లండి.',
      flight ? `మీ ఫ్లైట్ ${flight}, ${city} వరకు.` : `మీరు ${city} వెళ్తున్నారు.`,
      time ? `అది ${time}\u200cకి బయలుదేరుతుంది.` : '',
    ],
    terminal: (terminal) => `టెర్మినల్ ${terminal}.`,
    gate: (gate) => `గేట్ ${gate}.`,
    cancelled: 'ఈ ఫ్లైట్ రద్దయింది.',
    wait: (helper) => `అక్కడే ఉండండి. ${helper} మీ దగ్గరకు వస్తారు.`,
    security: 'సెక్యూరిటీ చెక్ దాటండి. పాస్‌పోర్ట్, బోర్డింగ్ పాస్ చేతిలో పెట్టుకోండి.',
    board: ({ flight, city }) =>
      flight ? `${city} వెళ్లే ఫ్లైట్ ${flight} గేట్ దగ్గరకు వెళ్లండి.` : `${city} వెళ్లే మీ ఫ్లైట్ గేట్ దగ్గరకు వెళ్లండి.`,
    fly: (helper) => `మీ సీట్లోనే కూర్చోండి. విమానం దిగాక ${helper}\u200cతోనే ఉండండి.`,
    flyAlone: 'విమానం దిగే వరకు మీ సీట్లోనే కూర్చోండి.',
    change: ({ flight, city }) =>
      flight
        ? `ఇక్కడ విమానం మారాలి. ${city} వెళ్లే ఫ్లైట్ ${flight} దగ్గరకు వెళ్లండి.`
        : `ఇక్కడ విమానం మారాలి. తర్వాత మీరు ${city} వెళ్తారు.`,
    joins: (helper, city) => `${helper} మిమ్మల్ని ${city}\u200cలో కలుస్తారు.`,
    handOver: (helper, family) => `${family} కలిసే వరకు ${helper}\u200cతోనే ఉండండి.`,
    landed: 'మీ సామాను తీసుకుని బయటకు వెళ్లండి.',
    missed: 'ఉన్న చోటే ఉండండి. కాల్ చేయండి, “నాకు సహాయం కావాలి” నొక్కండి.',
    arrived: 'అక్కడ హాయిగా గడపండి.',
    missedWith: (helper) => `${helper}\u200cతోనే ఉండండి. ${helper} మీతో పాటు విమానయాన సంస్థ కౌంటర్‌కు వస్తారు.`,
    fliesOn: (helper) => (helper ? `తర్వాతి ఫ్లైట్‌లో ${helper} మీతో ఉంటారు.` : 'తర్వాతి ఫ్లైట్‌లో మీరు ఒక్కరే వెళ్తారు.'),
  },
  sign: (helper) => `${helper} ఫోన్‌లో కూడా ఇదే ఉంటుంది`,
  signRead: (digits) => `మీ నంబర్: ${digits}.`,
  pictures: {
    umbrella: 'గొడుగు',
    star: 'నక్షత్రం',
    fish: 'చేప',
    tree: 'చెట్టు',
    house: 'ఇల్లు',
    key: 'తాళం చెవి',
    bell: 'గంట',
    leaf: 'ఆకు',
    boat: 'పడవ',
    sun: 'సూర్యుడు',
    cup: 'కప్పు',
    bird: 'పక్షి',
  },
  call: (name) => `${name}\u200cకి కాల్ చేయండి`,
  show: 'ఎవరికైనా ఇది చూపించండి',
  anotherSentence: 'ఇంకో వాక్యం',
  back: 'వెనక్కి',
  read: 'చదివి వినిపించండి',
  stop: 'చదవడం ఆపండి',
  help: {
    button: 'నాకు సహాయం కావాలి',
    question: 'మీకు ఇప్పుడు సహాయం కావాలా?',
    whom: (names) => `${names}\u200cకి వెంటనే మెసేజ్ వెళ్తుంది.`,
    yes: 'అవును, సహాయం కావాలి',
    no: 'వద్దు, వెనక్కి',
    sent: (names) => `మీకు సహాయం కావాలని ${names}\u200cకి తెలుసు.`,
    sentToOne: (name) => `మీకు సహాయం కావాలని ${name}\u200cకి తెలుసు.`,
    seen: (name) => `${name} చూశారు.`,
    notSeen: 'ఇంకా ఎవరూ చూడలేదు. మీరు కాల్ కూడా చేయవచ్చు.',
    waiting: 'నెట్‌వర్క్ లేదు. రాగానే మెసేజ్ వెళ్తుంది. ఈ పేజీని తెరిచే ఉంచండి.',
    failed: 'అది కుదరలేదు. దయచేసి కాల్ చేయండి.',
  },
  offline: (time) => `నెట్‌వర్క్ లేదు. ఇది ${time} సమయానికి ఉన్న సమాచారం.`,
  ended: { title: 'ఈ పేజీ ముగిసింది', text: 'కొత్త పేజీ కోసం మీ కుటుంబాన్ని అడగండి.' },
  landed: { button: 'నేను దిగాను', question: (city) => `మీరు ${city}\u200cలో దిగారా?`, yes: 'అవును, దిగాను' },
};
