import type { Sentences } from '../../language/translator.js';

export const zh: Sentences = {
  'Please enter a valid email address': '请输入有效的邮箱地址',
  'Please enter a valid email': '请输入有效的邮箱',
  'Please enter a valid phone number': '请输入有效的电话号码',
  'This link is not complete': '此链接不完整',
  'Contains characters that cannot be used': '含有无法使用的字符',
  'Is far too long': '太长了',
  'Must be a single line': '必须是一行',
  'There was no such year': '没有这样的年份',
  'Enter the 6 digits of the code': '请输入 6 位验证码',
  'At most {n} characters': '最多 {n} 个字符',
  'A first name can have {n} characters': '名字最多 {n} 个字符',
  'A name can have {n} characters': '名称最多 {n} 个字符',
  'Name must be at least {n} characters': '姓名至少需要 {n} 个字符',
  'Name cannot exceed {n} characters': '姓名不能超过 {n} 个字符',
  'A message can have {n} characters': '消息最多 {n} 个字符',
  'A note can have {n} characters': '备注最多 {n} 个字符',
  'Enter the first name': '请输入名字',
  'Choose who they are to you': '请选择这位是您的什么人',
  'A trip has at most {n} legs': '一次行程最多 {n} 程',
  'This address is too long': '此地址太长',
};
