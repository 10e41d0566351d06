import { dayIn, moneyIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => moneyIn('hi', dollars);
const day = (at: Date) => dayIn('hi', at);
const toCard =
  'पूरी रक़म उसी कार्ड में लौटती है जिससे आपने भुगतान किया था। बैंक में दिखने में 5 से 10 दिन लगते हैं। आपको कुछ करने की ज़रूरत नहीं।';

export const hi: Words = {
  hello: 'नमस्ते,',
  somebody: 'किसी',
  yourHelper: 'आपके साथी',
  seeReceipt: 'रसीद देखें',
  footnote: (receipt, paidOn) => `रसीद ${receipt}, ${day(paidOn)}।`,

  received: {
    subject: (dollars) => `आपको ${money(dollars)} की टिप मिली`,
    thanks: (sender, dollars) => `${sender} ने आपको ${money(dollars)} की टिप देकर धन्यवाद कहा है।`,
    thanksWithWords: (sender, dollars) =>
      `${sender} ने आपको ${money(dollars)} की टिप देकर धन्यवाद कहा है। साथ में कुछ शब्द भी हैं, रसीद पर।`,
    underReview:
      'आगे भेजने से पहले हम इस भुगतान की जाँच करते हैं और तब तक इसे अपने पास रखते हैं। इसके लिए आपको कुछ करने की ज़रूरत नहीं।',
    onItsWay: 'पूरी रक़म आपके भुगतान के खाते की ओर जा रही है।',
    held: (until) =>
      `पूरी रक़म आपकी है। हम इसे ${day(until)} तक आपके लिए रखते हैं: उससे पहले अपनी प्रोफ़ाइल में भुगतान का खाता जोड़ें। नहीं तो यह देने वाले के पास लौट जाएगी।`,
    connect: 'भुगतान का खाता जोड़ें',
  },
  sent: {
    subject: (dollars) => `आपकी ${money(dollars)} की टिप का भुगतान हो गया`,
    thanks: (dollars, recipient) =>
      `धन्यवाद: ${recipient} के लिए आपकी ${money(dollars)} की टिप का भुगतान हो गया है।`,
    underReview: (recipient) =>
      `${recipient} को भेजने से पहले हम इस भुगतान की जाँच करते हैं। अगर यह आगे न भेजा जा सके, तो पूरी रक़म आपके कार्ड में लौट जाएगी।`,
    allOfIt: (recipient, site) =>
      `इसका 100% ${recipient} को मिलता है। ${site} कुछ नहीं लेता और कार्ड का शुल्क ख़ुद देता है।`,
  },
  returned: {
    subject: (dollars) => `${money(dollars)} की एक टिप लौट गई`,
    disputed: (sender, dollars) =>
      `${sender} के बैंक का कहना है कि ${money(dollars)} की टिप जानबूझकर नहीं दी गई थी, और उसने इसे वापस ले लिया है।`,
    refunded: (sender, dollars) => `${sender} की ${money(dollars)} की टिप लौटा दी गई।`,
    noLonger: 'यह अब आपको मिली रक़म में नहीं है। अगर यह आपके भुगतान के खाते में पहुँच चुकी थी, तो वहाँ से वापस ली जाती है।',
  },
  refunded: {
    subject: (dollars) => `आपकी ${money(dollars)} की टिप लौटाई जा रही है`,
    text: (dollars, recipient) => `${recipient} के लिए आपकी ${money(dollars)} की टिप हम आपको लौटा रहे हैं।`,
    toCard,
  },
  kept: {
    subject: (dollars) => `${money(dollars)} की एक टिप आपकी है`,
    disputed: (sender, dollars) =>
      `${sender} की ${money(dollars)} की टिप पर विवाद का फ़ैसला हो गया: भुगतान बना रहेगा।`,
    checked: (sender, dollars) =>
      `${sender} की ${money(dollars)} की टिप की जाँच हो गई और इसे आगे भेजा जा सकता है।`,
    yours: 'पूरी रक़म आपकी है। आपके भुगतान का खाता जोड़ते ही यह उसमें भेज दी जाएगी।',
  },
  givenBack: {
    subject: (dollars) => `आपकी ${money(dollars)} की टिप आपको लौट रही है`,
    byHelper: (recipient, dollars) =>
      `${recipient} के पास ऐसा खाता नहीं है जिसमें आपकी ${money(dollars)} की टिप जा सके, इसलिए वे धन्यवाद के साथ इसे लौटा रहे हैं।`,
    tooLong: (recipient, dollars) =>
      `${recipient} के लिए रखी ${money(dollars)} की टिप समय पर नहीं दी जा सकी, इसलिए यह आपको लौट रही है।`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `आपकी ${money(dollars)} की टिप ${charity} को जा रही है`,
    text: (recipient, dollars, charity) =>
      `${recipient} के पास ऐसा खाता नहीं है जिसमें आपकी ${money(dollars)} की टिप जा सके, इसलिए वे पूरी रक़म ${charity} को दे रहे हैं।`,
    thanks: 'इसके लिए धन्यवाद। आपको कुछ करने की ज़रूरत नहीं।',
  },
  heldSoon: {
    subject: (dollars, until) => `${money(dollars)} की टिप ${day(until)} तक आपके लिए रखी है`,
    text: (dollars, until) =>
      `हमने ${money(dollars)} की टिप ${day(until)} तक आपके लिए रखी है। उससे पहले भुगतान का खाता जोड़ें, और पूरी रक़म आपको भेज दी जाएगी।`,
    giveBack:
      'अगर आपके किसी बैंक में भुगतान नहीं हो सकता, तो आप इसे देने वालों को लौटा सकते हैं। उस दिन के बाद जो बचेगा, वह उनके कार्ड में लौट जाएगा।',
    giveOn: (charity) =>
      `अगर आपके किसी बैंक में भुगतान नहीं हो सकता, तो आप इसे ${charity} को दे सकते हैं या देने वालों को लौटा सकते हैं। उस दिन के बाद जो बचेगा, वह उनके कार्ड में लौट जाएगा।`,
    payouts: 'भुगतान पाने की जानकारी देखें',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} की टिप अब भी आपकी है`,
    deleted: (site, dollars) =>
      `आपने अपना ${site} खाता तब मिटाया जब ${money(dollars)} की टिप आपके लिए रखी थी, क्योंकि उसे लेने वाला कोई भुगतान का खाता नहीं था।`,
    held: (days) =>
      `हम हर टिप को उसके भुगतान से ${days} दिन तक रखते हैं। उससे पहले इसी पते से फिर लॉग इन करें, अपनी प्रोफ़ाइल में भुगतान का खाता जोड़ें, और वह आपको भेज दी जाएगी। तब जो बचेगा, वह देने वालों को लौट जाएगा।`,
    logIn: 'लॉग इन करें',
    footnote: 'इसके लिए हम आपके पते की सिर्फ़ एक छाप रखते हैं, जिससे पता पढ़ा नहीं जा सकता।',
  },
  csv: {
    header: ['तारीख़', 'दिशा', 'व्यक्ति', 'रक़म (USD)', 'संदेश', 'स्थिति', 'पैसा', 'रसीद'],
    direction: (direction) => ({ received: 'मिली', sent: 'भेजी' })[direction],
    status: (status) =>
      ({
        open: 'खुली',
        succeeded: 'भुगतान हुआ',
        failed: 'विफल',
        abandoned: 'छोड़ी गई',
        refunded: 'लौटाई गई',
        disputed: 'विवादित',
      })[status],
    money: (place) =>
      ({ none: 'कहीं नहीं', held: 'हमारे पास', transferred: 'भेजा गया', returned: 'लौटाया गया' })[place],
  },
};
