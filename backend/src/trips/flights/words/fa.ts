import { isolated, numberIn } from '../../../platform/language/formats.js';
import type { FlightWords } from './en.js';

export const fa: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${isolated(flight)} تأخیر دارد: ساعت ${isolated(leaves)} پرواز می‌کند`,
    text: ({ flight, way, leaves, planned }) =>
      `شرکت هواپیمایی می‌گوید ${isolated(flight)}، ${isolated(way)}، به جای ${isolated(planned)} ساعت ${isolated(leaves)} پرواز می‌کند.`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${isolated(flight)} ساعت ${isolated(leaves)} پرواز می‌کند`,
    text: ({ flight, way, leaves, planned }) =>
      `شرکت هواپیمایی می‌گوید ${isolated(flight)}، ${isolated(way)}، ساعت ${isolated(leaves)} پرواز می‌کند. در برنامه ${isolated(planned)} آمده است.`,
  },
  gate: {
    subject: ({ flight, gate }) => `${isolated(flight)} حالا از گیت ${isolated(gate)} می‌رود`,
    text: ({ flight, way, gate, leaves }) =>
      `گیت عوض شده است: ${isolated(flight)}، ${isolated(way)}، ساعت ${isolated(leaves)} از گیت ${isolated(gate)} می‌رود.`,
  },
  cancelled: {
    subject: ({ flight }) => `${isolated(flight)} لغو شد`,
    text: ({ flight, way, planned }) =>
      `شرکت هواپیمایی ${isolated(flight)}، ${isolated(way)}، ساعت ${isolated(planned)} را لغو کرده است. سفر شما در سایت می‌ماند. پیش از رزرو پرواز دیگر با هم تماس بگیرید.`,
  },
  diverted: {
    subject: ({ flight }) => `${isolated(flight)} در فرودگاه دیگری فرود می‌آید`,
    text: ({ flight, way }) =>
      `شرکت هواپیمایی می‌گوید ${isolated(flight)}، ${isolated(way)}، به فرودگاه دیگری می‌رود. وقتی تلفن‌ها دوباره روشن شدند با هم تماس بگیرید.`,
  },
  tight: {
    subject: ({ minutes, city }) =>
      `برای عوض کردن هواپیما در ${isolated(city)} فقط ${numberIn('fa', minutes)} دقیقه وقت هست`,
    text: ({ first, next, city, lands, leaves }) =>
      `شرکت‌های هواپیمایی می‌گویند ${isolated(first)} ساعت ${isolated(lands)} در ${isolated(city)} فرود می‌آید و ${isolated(next)} ساعت ${isolated(leaves)} پرواز می‌کند. وقت کم است: همین حالا از خدمهٔ پرواز کمک بخواهید.`,
  },
  missed: {
    subject: ({ city }) => `پرواز ${isolated(city)} پیش از فرود می‌رود`,
    text: ({ first, next, city, lands, leaves }) =>
      `شرکت‌های هواپیمایی می‌گویند ${isolated(first)} ساعت ${isolated(lands)} در ${isolated(city)} فرود می‌آید و ${isolated(next)} ساعت ${isolated(leaves)} پرواز می‌کند. از شرکت هواپیمایی پرواز بعدی را بخواهید و در صفحهٔ سفر بگویید که پرواز بعدی از دست رفته است.`,
  },
};
