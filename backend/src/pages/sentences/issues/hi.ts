import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'Message must be at least {n} characters': 'संदेश में कम से कम {n} अक्षर होने चाहिए',
  'Message cannot exceed {n} characters': 'संदेश में {n} से ज़्यादा अक्षर नहीं हो सकते',
};
