import { isolated as n } from '../../../platform/language/formats.js';
import type { DayWords } from './en.js';

export const fa: DayWords = {
  own: {
    met: 'یکدیگر را دیده‌ایم.',
    arrived: 'رسیده‌ایم.',
    isWithMe: (traveler) => `${n(traveler)} با من است.`,
    isWithMeIn: (traveler, city) => `${n(traveler)} اکنون در ${n(city)} با من است.`,
    iAmWithIn: (companion, city) => `اکنون در ${n(city)} با ${n(companion)} هستم.`,
  },
  met: (helper, traveler) => `${n(helper)} و ${n(traveler)} یکدیگر را دیده‌اند.`,
  landed: (helper, traveler) => `${n(helper)} و ${n(traveler)} فرود آمده‌اند.`,
  landedIn: (helper, traveler, city) => `${n(helper)} و ${n(traveler)} در ${n(city)} فرود آمده‌اند.`,
  connected: (helper, traveler, city) =>
    `${n(helper)} و ${n(traveler)} در ${n(city)} به پرواز بعدی رسیده‌اند.`,
  arrived: (traveler) => `${n(traveler)} رسیده است.`,
  isWith: (traveler, other) => `${n(traveler)} با ${n(other)} است.`,
  isWithIn: (traveler, companion, city) => `${n(traveler)} اکنون در ${n(city)} با ${n(companion)} است.`,
  isWithYouIn: (traveler, city) => `${n(traveler)} اکنون در ${n(city)} با شماست.`,
  goodbye: (helper, traveler, city) => `${n(helper)} و ${n(traveler)} در ${n(city)} خداحافظی کردند.`,
  landedAlone: (traveler, city) => `${n(traveler)} در ${n(city)} فرود آمده است.`,
};
