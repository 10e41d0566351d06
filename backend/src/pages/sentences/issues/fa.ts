import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'Message must be at least {n} characters': 'پیام باید دست‌کم {n} نویسه داشته باشد',
  'Message cannot exceed {n} characters': 'پیام نمی‌تواند بیش از {n} نویسه داشته باشد',
};
