import { plural } from 'shared-ui/texts';
import type { Words } from './en';

export const hi: Words = {
  messages: 'संदेश',
  conversations: 'बातचीत की सूची',
  conversation: 'बातचीत',
  logInToRead: 'अपने संदेश देखने के लिए कृपया लॉग इन करें',
  noMessages: 'अभी कोई संदेश नहीं है',
  noMessagesHint: 'अपनी उड़ान में किसी को ढूँढें और नमस्ते कहें। आप एक-दूसरे को जो लिखेंगे, वह यहाँ दिखेगा।',
  findCompanions: 'हमसफ़र ढूँढें',
  selectConversation: 'कोई बातचीत चुनें',
  selectConversationHint: 'सूची में से किसी को चुनें और उनका लिखा पढ़ें।',
  tryAgain: 'फिर कोशिश करें',
  checkConnection: 'अपना कनेक्शन जाँचें और फिर कोशिश करें।',

  loadingConversations: 'आपकी बातचीत खुल रही हैं',
  messagesFailed: 'आपके संदेश नहीं खुल सके।',
  moreFailed: 'और नहीं खुल सके।',
  moreConversations: 'और बातचीत दिखाएँ',
  youWrote: (message) => `आप: ${message}`,
  newMessages: (count) =>
    plural('hi', count, {
      one: 'नया<hidden>, # संदेश पढ़ा नहीं गया</hidden>',
      other: 'नए<hidden>, # संदेश पढ़े नहीं गए</hidden>',
    }),
  unreadConversations: (count) =>
    plural('hi', count, { one: '# बातचीत में नया संदेश', other: '# बातचीत में नए संदेश' }),

  backToAll: 'सभी बातचीत पर वापस',
  allConversations: 'सभी बातचीत',
  personNotFound: 'यह व्यक्ति नहीं मिला',
  noConversation: 'ऐसी कोई बातचीत नहीं है',
  loadingConversation: 'बातचीत खुल रही है',
  conversationFailed: 'यह बातचीत नहीं खुल सकी।',
  report: 'शिकायत करें',
  block: 'ब्लॉक करें',
  today: 'आज',
  yesterday: 'कल',
  whatYouWrote: (name) => `आपकी और ${name} की बातचीत`,
  messagesWith: (name) => `${name} के साथ संदेश`,
  earlierMessages: 'पहले के संदेश दिखाएँ',
  startConversation: 'अभी कोई संदेश नहीं है। बातचीत शुरू करें!',
  newSinceVisit: 'नए संदेश',
  newBelow: 'नीचे नए संदेश हैं',
  read: 'पढ़ा गया',
  sent: 'भेजा गया',
  hasLeft: (site) =>
    `यह व्यक्ति ${site} छोड़ चुके हैं। आप अपनी पुरानी बातचीत पढ़ सकते हैं, और अब भी उनकी शिकायत कर सकते हैं या उन्हें ब्लॉक कर सकते हैं।`,
  suspended:
    'इस व्यक्ति का खाता बंद कर दिया गया है। आप अपनी पुरानी बातचीत पढ़ सकते हैं, और अब भी उनकी शिकायत कर सकते हैं या उन्हें ब्लॉक कर सकते हैं। उन्हें न कुछ भेजें, न पैसे दें।',
  waitForAnswer: (name) => `${name} के जवाब देने के बाद आप फिर लिख सकेंगे।`,

  beforeYouMeet: (name) => `${name} से मिलने से पहले`,
  ownBags: 'हर कोई केवल अपना सामान उठाता है।',
  meetInPublic: 'सार्वजनिक जगह पर मिलें, सुरक्षा जाँच से पहले या बाद, जैसा आप तय करें।',
  noMoney: 'उड़ान से पहले पैसों का कोई लेन-देन नहीं।',
  theRules: 'नियम',
  keepToThis: 'मुझे मंज़ूर है',
  notSaved: 'यह सेव नहीं हो सका',

  messageTo: (name) => `${name} के लिए संदेश`,
  writeMessage: 'संदेश लिखें',
  messageTooLong: (limit, length) => `संदेश में ज़्यादा से ज़्यादा ${limit} अक्षर हो सकते हैं, इसमें ${length} हैं`,
  send: 'भेजें',
  alsoSms: 'SMS से भी भेजें',
  sendAnyway: 'फिर भी भेजें',
  risks: {
    phone: {
      title: 'क्या यह फ़ोन नंबर है?',
      text: 'आप अभी-अभी मिले हैं। पहले यहीं एक-दूसरे को जान लें: दिया हुआ नंबर वापस नहीं लिया जा सकता।',
    },
    money: {
      title: 'क्या यह पैसों की बात है?',
      text: 'उड़ान से पहले किसी को पैसे नहीं देने चाहिए। जो धन्यवाद कहना चाहे, वह बाद में यहीं टिप दे सकता है।',
    },
    parcels: {
      title: 'क्या यह कुछ ले जाने की बात है?',
      text: 'हर कोई केवल अपना सामान उठाता है: किसी से दूसरों के लिए कुछ ले जाने को न कहें।',
    },
    documents: {
      title: 'क्या यह काग़ज़ात या किसी खाते की बात है?',
      text: 'यहाँ किसी को काग़ज़ात, कार्ड नंबर, पासवर्ड या कोड की ज़रूरत नहीं है। न माँगें, न भेजें।',
    },
    elsewhere: {
      title: 'क्या आप कहीं और बात करना चाहते हैं?',
      text: 'जब तक एक-दूसरे पर भरोसा न हो, यहीं रहें: हम केवल उसी में मदद कर सकते हैं जो यहाँ लिखा है।',
    },
  },
  messageFailed: 'संदेश नहीं गया',
  messageFailedHint: 'आपका संदेश भेजने में दिक़्क़त हुई।',
  messageSent: 'संदेश भेज दिया गया',
  messageSentHint: 'आपका संदेश भेज दिया गया है।',
  messageTexted: 'आपका संदेश भेज दिया गया है। उन्हें SMS भी भेज दिया गया है।',
  messageNotTexted: 'आपका संदेश भेज दिया गया है। SMS भेजना संभव नहीं था।',
  messageNotTextedBecause: (reason) => `आपका संदेश भेज दिया गया है। SMS नहीं गया: ${reason}।`,

  keptMessages: 'नेटवर्क नहीं है। ये वे आख़िरी संदेश हैं जो इस डिवाइस पर हैं। आप जो लिखेंगे वह नेटवर्क लौटने पर चला जाएगा।',
  noneKept: 'यह बातचीत इस डिवाइस पर नहीं है',
  keptOnes: 'इस डिवाइस की बातचीत',
  noneKeptHint: 'जब तक आपकी कोई यात्रा इस डिवाइस पर है, बातचीत भी यहाँ रहती है। बाक़ी सब नेटवर्क लौटने पर खुलेगा।',
};

export const titles = { Messages: 'संदेश' };
