import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'Our team has removed this message.': 'گروه ما این پیام را برداشته است.',
  'This person was suspended, so nothing can be sent to them.':
    'حساب این شخص معلق شده است، پس چیزی نمی‌شود برایش فرستاد.',
  'You can write to this person after they have shared their contact with you':
    'وقتی این شخص راه تماسش را با شما در میان گذاشت می‌توانید برایش بنویسید',
  'You cannot write to yourself': 'نمی‌توانید برای خودتان بنویسید',
  'This person has left Flight Amigo and can no longer be written to':
    'این شخص Flight Amigo را ترک کرده است و دیگر نمی‌شود برایش نوشت',
  'This is not where a page of conversations starts': 'صفحه‌ای از گفت‌وگوها از این‌جا شروع نمی‌شود',
  'You can write again when the other person has answered.':
    'وقتی طرف دیگر پاسخ داد می‌توانید دوباره بنویسید.',
  'You can write again when {name} has answered.': 'وقتی {name} پاسخ داد می‌توانید دوباره بنویسید.',
  'This message was not found': 'این پیام پیدا نشد',
  'This person has not written to you yet': 'این شخص هنوز برای شما چیزی ننوشته است',
};
