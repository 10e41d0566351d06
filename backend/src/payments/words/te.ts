import { dayIn, moneyIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => moneyIn('te', dollars);
const day = (at: Date) => dayIn('te', at);
const toCard =
  'మొత్తం మీరు చెల్లించిన కార్డుకే తిరిగి వెళ్తుంది. బ్యాంకులో కనిపించడానికి 5 నుంచి 10 రోజులు పడుతుంది. మీరు చేయాల్సింది ఏమీ లేదు.';

export const te: Words = {
  hello: 'నమస్కారం,',
  somebody: 'ఒకరు',
  yourHelper: 'మీ తోడు',
  seeReceipt: 'రసీదు చూడండి',
  footnote: (receipt, paidOn) => `రసీదు ${receipt}, ${day(paidOn)}.`,

  received: {
    subject: (dollars) => `మీకు ${money(dollars)} టిప్ వచ్చింది`,
    thanks: (sender, dollars) => `${sender} ${money(dollars)} టిప్‌తో మీకు కృతజ్ఞతలు చెప్పారు.`,
    thanksWithWords: (sender, dollars) =>
      `${sender} ${money(dollars)} టిప్‌తో మీకు కృతజ్ఞతలు చెప్పారు. దానితో పాటు కొన్ని మాటలు రసీదులో ఉన్నాయి.`,
    underReview: 'పంపే ముందు ఈ చెల్లింపును పరిశీలిస్తాము, అప్పటివరకు మా దగ్గర ఉంచుతాము. దీనికి మీరు చేయాల్సింది ఏమీ లేదు.',
    onItsWay: 'మొత్తం మీ పేఅవుట్ ఖాతాకు వస్తోంది.',
    held: (until) =>
      `మొత్తం మీదే. ${day(until)} వరకు మీ కోసం ఉంచుతాము: ఆ లోపు మీ ప్రొఫైల్‌లో పేఅవుట్ ఖాతా జత చేయండి. లేకపోతే అది ఇచ్చినవారికే తిరిగి వెళ్తుంది.`,
    connect: 'పేఅవుట్ ఖాతా జత చేయండి',
  },
  sent: {
    subject: (dollars) => `మీ ${money(dollars)} టిప్ చెల్లింపు పూర్తయింది`,
    thanks: (dollars, recipient) => `ధన్యవాదాలు: ${recipient} కోసం మీ ${money(dollars)} టిప్ చెల్లింపు పూర్తయింది.`,
    underReview: (recipient) =>
      `${recipient}\u200cకు పంపే ముందు ఈ చెల్లింపును పరిశీలిస్తాము. పంపలేకపోతే మొత్తం మీ కార్డుకే తిరిగి వెళ్తుంది.`,
    allOfIt: (recipient, site) =>
      `100% ${recipient}\u200cకే వెళ్తుంది. ${site} ఏమీ తీసుకోదు, కార్డు రుసుములను తానే భరిస్తుంది.`,
  },
  returned: {
    subject: (dollars) => `${money(dollars)} టిప్ తిరిగి వెళ్లింది`,
    disputed: (sender, dollars) =>
      `${money(dollars)} టిప్ ఉద్దేశపూర్వకంగా ఇచ్చింది కాదని ${sender} బ్యాంకు చెప్పి, దాన్ని వెనక్కి తీసుకుంది.`,
    refunded: (sender, dollars) => `${sender} ఇచ్చిన ${money(dollars)} టిప్‌ను తిరిగి ఇచ్చాం.`,
    noLonger: 'ఇది ఇక మీకు వచ్చిన మొత్తంలో లేదు. అది మీ పేఅవుట్ ఖాతాకు చేరి ఉంటే, అక్కడి నుంచి వెనక్కి తీసుకుంటాం.',
  },
  refunded: {
    subject: (dollars) => `మీ ${money(dollars)} టిప్ తిరిగి ఇస్తున్నాము`,
    text: (dollars, recipient) => `${recipient} కోసం మీరిచ్చిన ${money(dollars)} టిప్‌ను మీకు తిరిగి ఇస్తున్నాము.`,
    toCard,
  },
  kept: {
    subject: (dollars) => `${money(dollars)} టిప్ మీదే`,
    disputed: (sender, dollars) => `${sender} ఇచ్చిన ${money(dollars)} టిప్‌పై వివాదం తేలింది: చెల్లింపు నిలుస్తుంది.`,
    checked: (sender, dollars) => `${sender} ఇచ్చిన ${money(dollars)} టిప్ పరిశీలించాము, పంపవచ్చు.`,
    yours: 'మొత్తం మీదే. మీరు పేఅవుట్ ఖాతా జత చేయగానే దానికి బదిలీ అవుతుంది.',
  },
  givenBack: {
    subject: (dollars) => `మీ ${money(dollars)} టిప్ మీకే తిరిగి వస్తోంది`,
    byHelper: (recipient, dollars) =>
      `మీ ${money(dollars)} టిప్ తీసుకోగల ఖాతా ${recipient}\u200cకు లేదు, కాబట్టి కృతజ్ఞతలతో మీకు తిరిగి ఇస్తున్నారు.`,
    tooLong: (recipient, dollars) =>
      `${recipient} కోసం మేము ఉంచిన ${money(dollars)} టిప్ సమయానికి చెల్లించలేకపోయాము, కాబట్టి అది మీకే తిరిగి వస్తోంది.`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `మీ ${money(dollars)} టిప్ ${charity}\u200cకు వెళ్తోంది`,
    text: (recipient, dollars, charity) =>
      `మీ ${money(dollars)} టిప్ తీసుకోగల ఖాతా ${recipient}\u200cకు లేదు, కాబట్టి మొత్తం ${charity}\u200cకు ఇస్తున్నారు.`,
    thanks: 'దానికి ధన్యవాదాలు. మీరు చేయాల్సింది ఏమీ లేదు.',
  },
  heldSoon: {
    subject: (dollars, until) => `${money(dollars)} టిప్‌లు ${day(until)} వరకు మీ కోసం ఉన్నాయి`,
    text: (dollars, until) =>
      `${money(dollars)} టిప్‌లను ${day(until)} వరకు మీ కోసం ఉంచుతున్నాము. ఆ లోపు పేఅవుట్ ఖాతా జత చేయండి, మొత్తం మీకు పంపుతాము.`,
    giveBack: 'మీ ఏ బ్యాంకుకూ చెల్లించలేకపోతే, వాటిని ఇచ్చినవారికే తిరిగి ఇవ్వవచ్చు. ఆ రోజు తర్వాత మిగిలింది వారి కార్డులకు తిరిగి వెళ్తుంది.',
    giveOn: (charity) =>
      `మీ ఏ బ్యాంకుకూ చెల్లించలేకపోతే, వాటిని ${charity}\u200cకు ఇవ్వవచ్చు లేదా ఇచ్చినవారికే తిరిగి ఇవ్వవచ్చు. ఆ రోజు తర్వాత మిగిలింది వారి కార్డులకు తిరిగి వెళ్తుంది.`,
    payouts: '“డబ్బు అందుకోవడం”కు వెళ్లండి',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} టిప్‌లు ఇంకా మీవే`,
    deleted: (site, dollars) =>
      `వాటిని తీసుకోగల పేఅవుట్ ఖాతా లేక ${money(dollars)} టిప్‌లు మీ కోసం ఉన్నప్పుడే మీరు మీ ${site} ఖాతా తొలగించారు.`,
    held: (days) =>
      `ప్రతి టిప్‌ను చెల్లించిన రోజు నుంచి ${days} రోజులు ఉంచుతాము. ఆ లోపు ఇదే చిరునామాతో మళ్లీ లాగిన్ అయి, మీ ప్రొఫైల్‌లో పేఅవుట్ ఖాతా జత చేయండి, మీకు పంపుతాము. అప్పటికి మిగిలింది ఇచ్చినవారికే తిరిగి వెళ్తుంది.`,
    logIn: 'లాగిన్ అవ్వండి',
    footnote: 'దీని కోసం మీ చిరునామా గుర్తును మాత్రమే ఉంచుతాము, దాని నుంచి చిరునామా చదవలేరు.',
  },
  csv: {
    header: ['తేదీ', 'దిశ', 'వ్యక్తి', 'మొత్తం (USD)', 'సందేశం', 'స్థితి', 'డబ్బు', 'రసీదు'],
    direction: (direction) => ({ received: 'వచ్చింది', sent: 'పంపారు' })[direction],
    status: (status) =>
      ({
        open: 'తెరిచి ఉంది',
        succeeded: 'చెల్లించారు',
        failed: 'విఫలమైంది',
        abandoned: 'వదిలేశారు',
        refunded: 'తిరిగి ఇచ్చారు',
        disputed: 'వివాదంలో ఉంది',
      })[status],
    money: (place) =>
      ({ none: 'లేదు', held: 'మా దగ్గర ఉంది', transferred: 'బదిలీ అయింది', returned: 'తిరిగి వెళ్లింది' })[place],
  },
};
