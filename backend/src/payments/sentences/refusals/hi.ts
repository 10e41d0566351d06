import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'This tip was not found': 'यह टिप नहीं मिली',
  'Somebody else must decide about your tips': 'आपकी टिप के बारे में फ़ैसला किसी और को करना होगा',
  'Tips cannot be given on here.': 'यहाँ टिप दान नहीं की जा सकतीं।',
  'You can give them back': 'आप उन्हें लौटा सकते हैं',
  'No tips are held for you': 'आपके लिए कोई टिप नहीं रखी है',
  'This is not where a page of tips starts': 'टिप का कोई पेज यहाँ से शुरू नहीं होता',
  'Your payout account is being set up.': 'आपका भुगतान का खाता तैयार हो रहा है।',
  'Stripe has closed this payout account.': 'Stripe ने यह भुगतान का खाता बंद कर दिया है।',
  'Please write to us.': 'कृपया हमें लिखें।',
  'Your tips stay held for you.': 'आपकी टिप आपके लिए रखी रहेंगी।',
  'Payout accounts cannot be set up right now: this is our fault.':
    'अभी भुगतान के खाते नहीं बन सकते: यह हमारी ग़लती है।',
  'Stripe cannot pay out to this country yet.': 'Stripe अभी इस देश में भुगतान नहीं कर सकता।',
  'Tips go to people who offer help.': 'टिप उन लोगों को मिलती हैं जो मदद की पेशकश करते हैं।',
  'Offer your help first.': 'पहले अपनी मदद की पेशकश करें।',
  'This receipt was not found': 'यह रसीद नहीं मिली',
  'The user you are trying to tip does not exist': 'जिन्हें आप टिप देना चाहते हैं, वे नहीं मिले',
  'You cannot tip yourself': 'आप ख़ुद को टिप नहीं दे सकते',
  'This tip is being set up elsewhere.': 'यह टिप कहीं और तैयार हो रही है।',
  'This tip has gone back already, or its bank is looking at it':
    'यह टिप पहले ही लौट चुकी है, या इसका बैंक इसे देख रहा है',
  'This tip is not awaiting review': 'यह टिप जाँच के इंतज़ार में नहीं है',
  'We are still checking your payment.': 'हम अब भी आपका भुगतान जाँच रहे हैं।',
  'Another tip was begun with this key': 'इस कुंजी से एक और टिप शुरू हो चुकी है',
  'This payment was not found': 'यह भुगतान नहीं मिला',
  'This payment was for somebody else': 'यह भुगतान किसी और के लिए था',
  'This payment was for another amount': 'यह भुगतान किसी और रक़म का था',
  'This payment has not gone through': 'यह भुगतान पूरा नहीं हुआ है',
  'You can still send the tip without a message.': 'आप अब भी बिना संदेश के टिप भेज सकते हैं।',
};
