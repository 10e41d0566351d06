import type { Sentences } from '../../../platform/language/translator.js';

export const hi: Sentences = {
  'Write a message first': 'पहले संदेश लिखें',
  'Name at least one message': 'कम से कम एक संदेश बताएँ',
  'At most 20 messages at once': 'एक बार में ज़्यादा से ज़्यादा 20 संदेश',
};
