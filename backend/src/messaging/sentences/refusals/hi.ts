import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'Our team has removed this message.': 'हमारी टीम ने यह संदेश हटा दिया है।',
  'This person was suspended, so nothing can be sent to them.':
    'इस व्यक्ति का खाता बंद है, इसलिए उन्हें कुछ नहीं भेजा जा सकता।',
  'You can write to this person after they have shared their contact with you':
    'जब यह व्यक्ति अपना संपर्क आपसे साझा करे, तब आप उन्हें लिख सकते हैं',
  'You cannot write to yourself': 'आप ख़ुद को नहीं लिख सकते',
  'This person has left Flight Amigo and can no longer be written to':
    'यह व्यक्ति Flight Amigo छोड़ चुका है और अब उन्हें लिखा नहीं जा सकता',
  'This is not where a page of conversations starts': 'बातचीत का कोई पेज यहाँ से शुरू नहीं होता',
  'You can write again when the other person has answered.': 'दूसरे व्यक्ति के जवाब देने पर आप फिर लिख सकते हैं।',
  'You can write again when {name} has answered.': '{name} के जवाब देने पर आप फिर लिख सकते हैं।',
  'This message was not found': 'यह संदेश नहीं मिला',
  'This person has not written to you yet': 'इस व्यक्ति ने आपको अभी तक कुछ नहीं लिखा है',
};
