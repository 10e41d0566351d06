import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'Write a message first': 'اول پیامی بنویسید',
};
