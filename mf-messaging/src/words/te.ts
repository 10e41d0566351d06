import { plural } from 'shared-ui/texts';
import type { Words } from './en';

export const te: Words = {
  messages: 'సందేశాలు',
  conversations: 'సంభాషణల జాబితా',
  conversation: 'సంభాషణ',
  logInToRead: 'మీ సందేశాలు చూడటానికి దయచేసి లాగిన్ అవ్వండి',
  noMessages: 'ఇంకా సందేశాలు లేవు',
  noMessagesHint: 'మీ విమానంలో వస్తున్న ఒకరిని వెతికి, పలకరించండి. మీరు ఒకరికొకరు రాసుకునేది ఇక్కడ కనిపిస్తుంది.',
  findCompanions: 'తోటి ప్రయాణికులను వెతకండి',
  selectConversation: 'ఒక సంభాషణ ఎంచుకోండి',
  selectConversationHint: 'జాబితాలో ఒకరిని ఎంచుకుని, వారు రాసినది చదవండి.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  checkConnection: 'మీ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.',

  loadingConversations: 'మీ సంభాషణలు తెరుచుకుంటున్నాయి',
  messagesFailed: 'మీ సందేశాలు తెరుచుకోలేదు.',
  moreFailed: 'మిగతావి తెరుచుకోలేదు.',
  moreConversations: 'మరిన్ని సంభాషణలు చూపండి',
  youWrote: (message) => `మీరు: ${message}`,
  newMessages: (count) =>
    plural('te', count, {
      one: 'కొత్తది<hidden>, చదవని సందేశం #</hidden>',
      other: 'కొత్తవి<hidden>, చదవని సందేశాలు #</hidden>',
    }),
  unreadConversations: (count) => plural('te', count, { one: 'చదవని సంభాషణ #', other: 'చదవని సంభాషణలు #' }),

  backToAll: 'అన్ని సంభాషణలకు తిరిగి',
  allConversations: 'అన్ని సంభాషణలు',
  personNotFound: 'ఈ వ్యక్తి కనబడలేదు',
  noConversation: 'అలాంటి సంభాషణ లేదు',
  loadingConversation: 'సంభాషణ తెరుచుకుంటోంది',
  conversationFailed: 'ఈ సంభాషణ తెరుచుకోలేదు.',
  report: 'ఫిర్యాదు చేయండి',
  block: 'బ్లాక్ చేయండి',
  today: 'ఈ రోజు',
  yesterday: 'నిన్న',
  whatYouWrote: (name) => `మీరు, ${name} రాసుకున్నవి`,
  messagesWith: (name) => `${name}\u200cతో సందేశాలు`,
  earlierMessages: 'పాత సందేశాలు చూపండి',
  startConversation: 'ఇంకా సందేశాలు లేవు. సంభాషణ మొదలుపెట్టండి!',
  newSinceVisit: 'కొత్త సందేశాలు',
  newBelow: 'కింద కొత్త సందేశాలు ఉన్నాయి',
  read: 'చదివారు',
  sent: 'పంపాం',
  hasLeft: (site) =>
    `ఈ వ్యక్తి ${site} నుంచి వెళ్లిపోయారు. మీరు రాసుకున్నవి చదవవచ్చు; వారిపై ఇప్పటికీ ఫిర్యాదు చేయవచ్చు లేదా వారిని బ్లాక్ చేయవచ్చు.`,
  suspended:
    'ఈ వ్యక్తి ఖాతాను నిలిపివేశాం. మీరు రాసుకున్నవి చదవవచ్చు; వారిపై ఇప్పటికీ ఫిర్యాదు చేయవచ్చు లేదా వారిని బ్లాక్ చేయవచ్చు. వారికి ఏమీ పంపకండి, డబ్బు చెల్లించకండి.',
  waitForAnswer: (name) => `${name} జవాబిచ్చాక మీరు మళ్లీ రాయవచ్చు.`,

  beforeYouMeet: (name) => `${name}\u200cను కలిసే ముందు`,
  ownBags: 'ఎవరి సామాను వారే మోసుకోవాలి.',
  meetInPublic: 'బహిరంగ ప్రదేశంలో కలవండి; భద్రతా తనిఖీకి ముందా తర్వాతా అన్నది మీరే అనుకోండి.',
  noMoney: 'విమానానికి ముందు డబ్బు ఇచ్చిపుచ్చుకోవద్దు.',
  keepToThis: 'ఇవి పాటిస్తాను',
  notSaved: 'ఇది సేవ్ కాలేదు',

  messageTo: (name) => `${name}\u200cకు సందేశం`,
  writeMessage: 'సందేశం రాయండి',
  messageTooLong: (limit, length) => `సందేశంలో ${limit} అక్షరాల వరకు ఉండవచ్చు, ఇందులో ${length} ఉన్నాయి`,
  translateConversation: 'ఈ సంభాషణను అనువదించండి',
  stopTranslating: 'అనువాదం ఆపండి',
  draftReads: (language) => `${language}\u200cలో (యంత్ర అనువాదం). మీరు రాసినట్లే వెళ్తుంది.`,
  send: 'పంపండి',
  alsoSms: 'SMS ద్వారా కూడా పంపండి',
  sendAnyway: 'అయినా పంపండి',
  risks: {
    phone: {
      title: 'ఇది ఫోన్ నంబరా?',
      text: 'మీరు ఇప్పుడే పరిచయమయ్యారు. ముందు ఇక్కడే ఒకరినొకరు తెలుసుకోండి: ఇచ్చిన నంబర్‌ను వెనక్కి తీసుకోలేరు.',
    },
    money: {
      title: 'ఇది డబ్బు గురించా?',
      text: 'విమానానికి ముందు ఎవరూ డబ్బు చెల్లించకూడదు. ధన్యవాదాలు చెప్పాలనుకునేవారు తర్వాత ఇక్కడే టిప్ ఇవ్వవచ్చు.',
    },
    parcels: {
      title: 'ఇది ఏదైనా మోసుకెళ్లడం గురించా?',
      text: 'ఎవరి సామాను వారే మోసుకోవాలి: ఇతరుల కోసం ఏదైనా తీసుకెళ్లమని ఎవరినీ అడగకండి.',
    },
    documents: {
      title: 'ఇది పత్రాలు లేదా ఖాతా గురించా?',
      text: 'ఇక్కడ ఎవరికీ పత్రాలు, కార్డు నంబర్లు, పాస్‌వర్డులు, కోడ్‌లు అవసరం లేదు. అడగకండి, పంపకండి.',
    },
    elsewhere: {
      title: 'వేరే చోట మాట్లాడాలనుకుంటున్నారా?',
      text: 'ఒకరిపై ఒకరికి నమ్మకం కుదిరే వరకు ఇక్కడే ఉండండి: ఇక్కడ రాసిన వాటి విషయంలోనే మేము సహాయం చేయగలం.',
    },
  },
  messageFailed: 'సందేశం వెళ్లలేదు',
  messageFailedHint: 'మీ సందేశం పంపడంలో సమస్య వచ్చింది.',
  messageSent: 'సందేశం పంపాం',
  messageSentHint: 'మీ సందేశం పంపాం.',
  messageTexted: 'మీ సందేశం పంపాం. వారికి SMS కూడా పంపాం.',
  messageNotTexted: 'మీ సందేశం పంపాం. SMS పంపడం కుదరలేదు.',
  messageNotTextedBecause: (reason) => `మీ సందేశం పంపాం. SMS వెళ్లలేదు: ${reason}.`,

  keptMessages: 'నెట్‌వర్క్ లేదు. ఈ పరికరంలో ఉన్న చివరి సందేశాలు ఇవి. మీరు రాసేది నెట్‌వర్క్ తిరిగి రాగానే వెళ్తుంది.',
  noneKept: 'ఈ సంభాషణ ఈ పరికరంలో లేదు',
  keptOnes: 'ఈ పరికరంలోని సంభాషణలు',
  noneKeptHint: 'మీ ప్రయాణం ఈ పరికరంలో ఉన్నంత వరకు సంభాషణలూ ఇక్కడ ఉంటాయి. మిగతావి నెట్‌వర్క్ తిరిగి రాగానే తెరుచుకుంటాయి.',
};

export const titles = { Messages: 'సందేశాలు' };
