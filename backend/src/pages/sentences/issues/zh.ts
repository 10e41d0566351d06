import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'Message must be at least {n} characters': '留言至少需要 {n} 个字符',
  'Message cannot exceed {n} characters': '留言不能超过 {n} 个字符',
};
