import type { Sentences } from '../../language/translator.js';

export const fa: Sentences = {
  'Please enter a valid email address': 'یک نشانی ایمیل درست وارد کنید',
  'Please enter a valid email': 'یک ایمیل درست وارد کنید',
  'Please enter a valid phone number': 'یک شمارهٔ تلفن درست وارد کنید',
  'This link is not complete': 'این پیوند کامل نیست',
  'Contains characters that cannot be used': 'نویسه‌هایی دارد که نمی‌شود به کار برد',
  'Is far too long': 'بسیار طولانی است',
  'Must be a single line': 'باید در یک خط باشد',
  'There was no such year': 'چنین سالی نبوده است',
  'Enter the 6 digits of the code': '۶ رقم کد را وارد کنید',
  'At most {n} characters': 'حداکثر {n} نویسه',
  'A first name can have {n} characters': 'نام کوچک می‌تواند {n} نویسه داشته باشد',
  'A name can have {n} characters': 'نام می‌تواند {n} نویسه داشته باشد',
  'Name must be at least {n} characters': 'نام باید دست‌کم {n} نویسه داشته باشد',
  'Name cannot exceed {n} characters': 'نام نمی‌تواند بیش از {n} نویسه داشته باشد',
  'A message can have {n} characters': 'پیام می‌تواند {n} نویسه داشته باشد',
  'A note can have {n} characters': 'یادداشت می‌تواند {n} نویسه داشته باشد',
  'Enter the first name': 'نام کوچک را وارد کنید',
  'Choose who they are to you': 'انتخاب کنید که چه نسبتی با شما دارد',
  'A trip has at most {n} legs': 'یک سفر حداکثر {n} پرواز دارد',
  'This address is too long': 'این نشانی بیش از اندازه طولانی است',
};
