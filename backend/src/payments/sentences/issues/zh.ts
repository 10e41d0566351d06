import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'A tip is at most $500': '小费最多 500 美元',
  'A tip is at least $1': '小费至少 1 美元',
  'A tip is a whole number of dollars': '小费须为整数美元',
  'Say who receives the tip': '请说明谁收小费',
  'This is no payment': '这不是一笔付款',
  'Please choose a country': '请选择国家或地区',
};
