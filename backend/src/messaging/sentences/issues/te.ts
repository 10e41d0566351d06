import type { Sentences } from '../../../platform/language/translator.js';

export const te: Sentences = {
  'Write a message first': 'ముందు సందేశం రాయండి',
};
