import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const zh: Words = {
  contactTitle: '联系我们',
  writeTo: '请写信至 {mail}。',
  aPersonReads: '请写信至 {mail}。每封信都有人阅读。本页面的表单需要 JavaScript。',
  needsScript: `${productName} 需要 JavaScript 才能显示信息和消息。请启用它。`,
  canRead:
    '不启用时，您可以阅读[使用条款](/terms-of-use)和[隐私政策](/privacy-policy)，也可以写信至 {mail} 联系我们。',
  lastUpdated: (day) => `最近更新：${day}`,
  englishDecides: (address) => `本文为译文，以[英文文本](${address})为准。`,
};
