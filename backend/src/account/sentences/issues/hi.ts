import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'This login attempt is not known': 'लॉग इन की यह कोशिश हमें नहीं मिली',
  'The address must not contain a name or password': 'पते में नाम या पासवर्ड नहीं होना चाहिए',
  'Please enter a valid https address': 'कृपया सही https पता लिखें',
  'Username must be at least {n} characters': 'यूज़रनेम में कम से कम {n} अक्षर होने चाहिए',
  'Username cannot exceed {n} characters': 'यूज़रनेम में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'Bio cannot exceed {n} characters': 'परिचय में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'Languages cannot exceed {n} characters': 'भाषाओं में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'This passkey cannot be read': 'यह पासकी पढ़ी नहीं जा सकती',
  'A name cannot exceed {n} characters': 'नाम में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'Give it a name': 'इसे एक नाम दें',
  'This browser gave an address to which nothing can be sent':
    'इस ब्राउज़र ने ऐसा पता दिया जिस पर कुछ भेजा नहीं जा सकता',
  'This browser gave keys that cannot be used': 'इस ब्राउज़र ने ऐसी कुंजियाँ दीं जो काम नहीं करतीं',
};
