import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'Required for this': '此项必填',
  'Write the note first': '请先写备注',
  'Type a name, an email, a phone or an id': '请输入姓名、邮箱、电话或编号',
  'The words cannot exceed {n} characters': '文字不能超过 {n} 个字符',
  'Write at least one sentence for the person': '请至少为对方写一句话',
  'At most {n} days': '最多 {n} 天',
  'At least one day': '至少一天',
  'An appeal cannot exceed {n} characters': '申诉不能超过 {n} 个字符',
  'Write at least one sentence': '请至少写一句话',
  'Say what the report is about': '请说明举报的内容',
  'Details cannot exceed {n} characters': '详情不能超过 {n} 个字符',
};
