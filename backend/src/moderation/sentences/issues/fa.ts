import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'Required for this': 'برای این کار لازم است',
  'Write the note first': 'اول یادداشت را بنویسید',
  'Type a name, an email, a phone or an id': 'نام، ایمیل، تلفن یا شناسه‌ای بنویسید',
  'The words cannot exceed {n} characters': 'متن نمی‌تواند بیش از {n} نویسه داشته باشد',
  'Write at least one sentence for the person': 'دست‌کم یک جمله برای آن شخص بنویسید',
  'At most {n} days': 'حداکثر {n} روز',
  'At least one day': 'دست‌کم یک روز',
  'An appeal cannot exceed {n} characters': 'اعتراض نمی‌تواند بیش از {n} نویسه داشته باشد',
  'Write at least one sentence': 'دست‌کم یک جمله بنویسید',
  'Say what the report is about': 'بگویید گزارش دربارهٔ چیست',
  'Details cannot exceed {n} characters': 'جزئیات نمی‌تواند بیش از {n} نویسه داشته باشد',
};
