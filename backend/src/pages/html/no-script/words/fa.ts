import { productName } from '../../../../product/contract.js';
import type { Words } from './en.js';

export const fa: Words = {
  contactTitle: 'تماس با ما',
  writeTo: 'به {mail} بنویسید.',
  aPersonReads: 'به {mail} بنویسید. هر پیام را یک انسان می‌خواند. فرم این صفحه به JavaScript نیاز دارد.',
  needsScript: `${productName} برای نشان دادن آگهی‌ها و پیام‌ها به JavaScript نیاز دارد. لطفاً آن را روشن کنید.`,
  canRead:
    'بدون آن می‌توانید [شرایط استفاده](/terms-of-use) و [حریم خصوصی](/privacy-policy) را بخوانید و به {mail} برای ما بنویسید.',
  lastUpdated: (day) => `آخرین به‌روزرسانی: ${day}`,
  englishDecides: (address) => `این متن ترجمه است و [متن انگلیسی](${address}) معتبر است.`,
};
