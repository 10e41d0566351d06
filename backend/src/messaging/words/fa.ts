import { isolated } from '../../platform/language/formats.js';
import type { Words } from './en.js';

export const fa: Words = {
  hello: 'سلام،',
  unseen: {
    subject: 'پیام تازه‌ای دارید',
    text: (writer, site) =>
      `${isolated(writer)} در ${isolated(site)} به شما نوشته است و هنوز آن را ندیده‌اید.`,
    read: 'خواندن و پاسخ دادن',
    footnote: 'هر چقدر هم بنویسند، تا گفت‌وگو را باز نکنید فقط یک ایمیل می‌گیرید.',
  },
  push: {
    wrote: (writer) => `${isolated(writer)} برایتان پیام فرستاد`,
    wroteAbout: (writer, route) => `${isolated(writer)} برایتان پیام فرستاد: ${isolated(route)}`,
  },
  sms: (site, url) => `${isolated(site)}: پیام تازه‌ای دارید. بخوانید: ${url}`,
  noSms: {
    noReply: 'پس از آن‌که پاسخ دادند می‌توان پیامک فرستاد',
    unverified: 'شمارهٔ تلفنی را تأیید نکرده‌اند',
    unwanted: 'نمی‌خواهند از اینجا پیامک بگیرند',
    unreachable: 'نمی‌توانیم به تلفن ایشان پیامک بفرستیم',
    overLimit: 'برای یک روز به اندازهٔ کافی پیامک فرستاده شده است',
  },
};
