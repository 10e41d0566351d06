import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'Write a message first': '请先写一条消息',
};
