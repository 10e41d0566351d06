import type { Words } from './en';

export const hi: Words = {
  codeLabel: 'पुष्टि का कोड',
  digitsEntered: 'लिखे गए अंक',
  smsNotReached: 'हमारा SMS आपके फ़ोन तक नहीं पहुँचा',
  smsNotReachedHint: 'कृपया अपनी प्रोफ़ाइल में नंबर जाँचें, फिर कोड दोबारा भेजें।',
  noMailLeaves: 'इस डेमो से कोई मेल बाहर नहीं जाता। कोड देखने के लिए <inbox>टेस्ट इनबॉक्स खोलें</inbox>।',
  noSmsLeaves: 'इस डेमो से कोई SMS बाहर नहीं जाता। कोड देखने के लिए <inbox>टेस्ट इनबॉक्स खोलें</inbox>।',
  resendCode: 'कोड दोबारा भेजें',
  mailSent: 'पुष्टि का कोड भेज दिया गया',
  mailSentHint: 'पुष्टि का नया कोड आपके ईमेल पर भेज दिया गया है',
  mailFailed: 'कोड दोबारा नहीं भेजा जा सका',
  pleaseTryAgain: 'कृपया फिर कोशिश करें',
  smsSent: 'कोड भेज दिया गया',
  smsSentHint: 'पुष्टि का नया कोड आपके फ़ोन पर भेज दिया गया है।',
  smsFailed: 'कोड नहीं भेजा जा सका',
  smsFailedHint: 'पुष्टि का कोड भेजने में दिक़्क़त हुई।',
  needsScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए',
  needsScriptHint: (ask) => `उसे चालू करके पेज फिर से खोलें, या <mail>हमें</mail> पर लिखें: ${ask}`,
};
