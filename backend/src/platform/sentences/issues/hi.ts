import type { Sentences } from '../../language/translator.js';

export const hi: Sentences = {
  'Please enter a valid email address': 'कृपया सही ईमेल पता लिखें',
  'Please enter a valid email': 'कृपया सही ईमेल लिखें',
  'Please enter a valid phone number': 'कृपया सही फ़ोन नंबर लिखें',
  'This link is not complete': 'यह लिंक पूरा नहीं है',
  'Contains characters that cannot be used': 'इसमें ऐसे अक्षर हैं जो इस्तेमाल नहीं हो सकते',
  'Is far too long': 'यह बहुत ज़्यादा लंबा है',
  'Must be a single line': 'यह एक ही लाइन में होना चाहिए',
  'There was no such year': 'ऐसा कोई साल नहीं था',
  'Enter the 6 digits of the code': 'कोड के 6 अंक लिखें',
  'At most {n} characters': 'ज़्यादा से ज़्यादा {n} अक्षर',
  'A first name can have {n} characters': 'पहले नाम में {n} अक्षर तक हो सकते हैं',
  'A name can have {n} characters': 'नाम में {n} अक्षर तक हो सकते हैं',
  'Name must be at least {n} characters': 'नाम में कम से कम {n} अक्षर होने चाहिए',
  'Name cannot exceed {n} characters': 'नाम में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'A message can have {n} characters': 'संदेश में {n} अक्षर तक हो सकते हैं',
  'A note can have {n} characters': 'नोट में {n} अक्षर तक हो सकते हैं',
  'Enter the first name': 'पहला नाम लिखें',
  'Choose who they are to you': 'चुनें कि वे आपके क्या लगते हैं',
  'A trip has at most {n} legs': 'एक यात्रा में ज़्यादा से ज़्यादा {n} उड़ानें होती हैं',
  'This address is too long': 'यह पता बहुत लंबा है',
};
