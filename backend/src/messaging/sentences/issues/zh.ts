import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'Write a message first': '请先写一条消息',
  'Name at least one message': '请至少指定一条消息',
  'At most 20 messages at once': '一次最多 20 条消息',
};
