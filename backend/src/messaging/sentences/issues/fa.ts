import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'Write a message first': 'اول پیامی بنویسید',
  'Name at least one message': 'دست‌کم یک پیام را مشخص کنید',
  'At most 20 messages at once': 'حداکثر ۲۰ پیام در هر بار',
};
