import type { Words } from './en.js';

export const zh: Words = {
  hello: '您好：',
  unseen: {
    subject: '您有一条新消息',
    text: (writer, site) => `${writer} 在 ${site} 上给您发了消息，您还没有看到。`,
    read: '阅读并回复',
    footnote: '在您打开对话之前，无论对方写多少条，您都只会收到一封邮件。',
  },
  push: {
    wrote: (writer) => `${writer} 给您发来了消息`,
    wroteAbout: (writer, route) => `${writer} 就 ${route} 给您发来了消息`,
  },
  sms: (site, url) => `${site}：您有一条新消息。点此阅读：${url}`,
  noSms: {
    noReply: '对方回复之后才能发送短信',
    unverified: '对方还没有验证手机号码',
    unwanted: '对方不希望从这里收到短信',
    unreachable: '我们无法向对方的手机发送短信',
    overLimit: '今天发送的短信已经够多了',
  },
};
