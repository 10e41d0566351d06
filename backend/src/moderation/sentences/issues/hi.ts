import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'Required for this': 'इसके लिए यह ज़रूरी है',
  'Write the note first': 'पहले नोट लिखें',
  'Type a name, an email, a phone or an id': 'नाम, ईमेल, फ़ोन या आईडी लिखें',
  'The words cannot exceed {n} characters': 'टेक्स्ट में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'Write at least one sentence for the person': 'उस व्यक्ति के लिए कम से कम एक वाक्य लिखें',
  'At most {n} days': 'ज़्यादा से ज़्यादा {n} दिन',
  'At least one day': 'कम से कम एक दिन',
  'An appeal cannot exceed {n} characters': 'अपील में {n} से ज़्यादा अक्षर नहीं हो सकते',
  'Write at least one sentence': 'कम से कम एक वाक्य लिखें',
  'Say what the report is about': 'बताएँ कि शिकायत किस बारे में है',
  'Details cannot exceed {n} characters': 'ब्योरे में {n} से ज़्यादा अक्षर नहीं हो सकते',
};
