import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'Write a message first': 'पहले संदेश लिखें',
};
