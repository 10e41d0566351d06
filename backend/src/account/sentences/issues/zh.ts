import type { Sentences } from '../../../platform/language/translator.js';

export const zh: Sentences = {
  'This login attempt is not known': '找不到这次登录',
  'The address must not contain a name or password': '地址中不能包含用户名或密码',
  'Please enter a valid https address': '请输入有效的 https 地址',
  'Username must be at least {n} characters': '用户名至少需要 {n} 个字符',
  'Username cannot exceed {n} characters': '用户名不能超过 {n} 个字符',
  'Bio cannot exceed {n} characters': '简介不能超过 {n} 个字符',
  'Languages cannot exceed {n} characters': '语言不能超过 {n} 个字符',
  'This passkey cannot be read': '无法读取此通行密钥',
  'A name cannot exceed {n} characters': '名称不能超过 {n} 个字符',
  'Give it a name': '请起一个名称',
  'This browser gave an address to which nothing can be sent': '此浏览器提供的地址无法接收任何内容',
  'This browser gave keys that cannot be used': '此浏览器提供的密钥无法使用',
};
