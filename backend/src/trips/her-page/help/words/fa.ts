import { isolated as n } from '../../../../platform/language/formats.js';
import type { Words } from './en.js';

export const fa: Words = {
  subject: (traveler, city) => `${n(traveler)} در ${n(city)} کمک می‌خواهد`,
  asks: (traveler, place, time) => `${n(traveler)} در ${n(place)} کمک می‌خواهد. آن‌جا ساعت ${time} است.`,
  doing: {
    before: 'سفر هنوز آغاز نشده است.',
    go: 'وضعیت سفر: در راه فرودگاه.',
    wait: 'وضعیت سفر: در انتظار همراه.',
    security: 'وضعیت سفر: در راه بازرسی.',
    board: 'وضعیت سفر: در راه گیت.',
    fly: 'وضعیت سفر: در هواپیما.',
    change: 'وضعیت سفر: در حال عوض کردن هواپیما.',
    handOver: 'وضعیت سفر: فرود آمده و منتظر کسی است که می‌آید.',
    alone: 'وضعیت سفر: تنها پرواز می‌کند.',
    missed: 'وضعیت سفر: پرواز بعدی از دست رفته است.',
    arrived: 'وضعیت سفر: رسیده است.',
  },
  callOrGo: (traveler) =>
    `لطفاً تماس بگیرید یا به آن‌جا بروید. سپس در صفحهٔ سفر «دیدم» را بزنید: ${n(traveler)} می‌بیند چه کسی می‌داند.`,
  sms: (traveler, city, product, url) => `${n(traveler)} در ${n(city)} کمک می‌خواهد. ${product}: ${url}`,
};
