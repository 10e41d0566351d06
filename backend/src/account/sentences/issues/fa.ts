import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'This login attempt is not known': 'این تلاش برای ورود شناخته نیست',
  'The address must not contain a name or password': 'نشانی نباید نام یا گذرواژه داشته باشد',
  'Please enter a valid https address': 'یک نشانی https درست وارد کنید',
  'Username must be at least {n} characters': 'نام کاربری باید دست‌کم {n} نویسه داشته باشد',
  'Username cannot exceed {n} characters': 'نام کاربری نمی‌تواند بیش از {n} نویسه داشته باشد',
  'Bio cannot exceed {n} characters': 'معرفی نمی‌تواند بیش از {n} نویسه داشته باشد',
  'Languages cannot exceed {n} characters': 'زبان‌ها نمی‌توانند بیش از {n} نویسه داشته باشند',
  'This passkey cannot be read': 'این کلید عبور خوانده نمی‌شود',
  'A name cannot exceed {n} characters': 'نام نمی‌تواند بیش از {n} نویسه داشته باشد',
  'Give it a name': 'نامی به آن بدهید',
  'This browser gave an address to which nothing can be sent':
    'این مرورگر نشانی‌ای داد که چیزی به آن فرستاده نمی‌شود',
  'This browser gave keys that cannot be used': 'این مرورگر کلیدهایی داد که به کار نمی‌آیند',
};
