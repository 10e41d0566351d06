import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const hi: Words = {
  contactTitle: 'हमसे संपर्क करें',
  writeTo: '{mail} पर लिखें।',
  aPersonReads: '{mail} पर लिखें। हर संदेश एक व्यक्ति पढ़ता है। इस पेज के फ़ॉर्म को JavaScript चाहिए।',
  needsScript: `सूचनाएँ और संदेश दिखाने के लिए ${productName} को JavaScript चाहिए। कृपया उसे चालू करें।`,
  canRead:
    'उसके बिना आप [उपयोग की शर्तें](/terms-of-use) और [गोपनीयता नीति](/privacy-policy) पढ़ सकते हैं, और हमें {mail} पर लिख सकते हैं।',
  lastUpdated: (day) => `पिछला बदलाव: ${day}`,
  englishDecides: (address) => `यह अनुवाद है, और [अंग्रेज़ी पाठ](${address}) ही मान्य है।`,
};
