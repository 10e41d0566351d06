import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'A tip is at most $500': 'انعام حداکثر ۵۰۰ دلار است',
  'A tip is at least $1': 'انعام دست‌کم ۱ دلار است',
  'A tip is a whole number of dollars': 'انعام باید دلار کامل باشد',
  'Say who receives the tip': 'بگویید انعام برای کیست',
  'This is no payment': 'این پرداختی نیست',
  'Please choose a country': 'لطفاً کشوری انتخاب کنید',
};
