import type { Sentences } from '../../../platform/language/translator.js';

export const fa: Sentences = {
  'This decision was not found': 'این تصمیم پیدا نشد',
  'You have asked us already, and each decision can be looked at again once':
    'پیش‌تر از ما خواسته‌اید و هر تصمیم فقط یک بار دوباره بررسی می‌شود',
  'This was not found at the desk': 'این روی میز رسیدگی پیدا نشد',
  'This answers an appeal, and this is none': 'این به اعتراض پاسخ می‌دهد و این یکی آن نیست',
  'Nothing of a guest is out of sight because of this': 'به این دلیل چیزی از مهمان پنهان نیست',
  'This cannot be hidden': 'این را نمی‌شود پنهان کرد',
  'A guest has no account: hide the listing, or dismiss the report':
    'مهمان حساب ندارد: آگهی را پنهان کنید یا گزارش را رد کنید',
  'This person shows no picture': 'این شخص عکسی نشان نمی‌دهد',
  'An appeal is lifted or upheld': 'اعتراض یا پذیرفته می‌شود یا تصمیم می‌ماند',
  'Somebody else must decide about you': 'دربارهٔ شما باید کس دیگری تصمیم بگیرد',
  'Only operators act on people of the desk': 'دربارهٔ افراد میز رسیدگی فقط گردانندگان اقدام می‌کنند',
  'Nothing was found here': 'این‌جا چیزی پیدا نشد',
  'The desk opens for {n} hours after a login with your passkey, or after you add one':
    'میز رسیدگی پس از ورود با کلید عبور شما، یا پس از افزودن یکی، {n} ساعت باز است',
  'Only operators can do this': 'این کار را فقط گردانندگان می‌توانند انجام دهند',
  'Only operators open the contact of people of the desk':
    'راه تماس افراد میز رسیدگی را فقط گردانندگان باز می‌کنند',
  'Somebody else has taken this': 'کس دیگری این را برداشته است',
  'You have not taken this': 'شما این را برنداشته‌اید',
  'Take it first: nobody has it now, or somebody else has':
    'اول آن را بردارید: الان دست کسی نیست یا دست کس دیگری است',
  'You took this decision yourself, so another operator answers the appeal':
    'این تصمیم را خودتان گرفته‌اید، پس گردانندهٔ دیگری به اعتراض پاسخ می‌دهد',
  'Only operators answer appeals': 'به اعتراض‌ها فقط گردانندگان پاسخ می‌دهند',
  'This is decided already: {outcome}': 'دربارهٔ این تصمیم گرفته شده است: {outcome}',
  'You are the only operator: make somebody else one first':
    'شما تنها گرداننده هستید: اول کس دیگری را گرداننده کنید',
  'You are the only operator: make somebody else one first.':
    'شما تنها گرداننده هستید: اول کس دیگری را گرداننده کنید.',
  'This page is about you, so somebody else on the team looks after it.':
    'این صفحه دربارهٔ شماست، پس کس دیگری از گروه به آن رسیدگی می‌کند.',
  'Somebody else must change your own role': 'نقش شما را باید کس دیگری تغییر دهد',
  'You are no operator any more': 'شما دیگر گرداننده نیستید',
  'Nobody has logged in with {email} yet': 'هنوز کسی با {email} وارد نشده است',
  'You cannot begin new contacts until {when} UTC.': 'تا {when} به وقت UTC نمی‌توانید تماس تازه‌ای آغاز کنید.',
  'You cannot begin new contacts for good.': 'دیگر نمی‌توانید تماس تازه‌ای آغاز کنید.',
  'You cannot begin new contacts for now.': 'فعلاً نمی‌توانید تماس تازه‌ای آغاز کنید.',
  'This account is suspended until {when} UTC.': 'این حساب تا {when} به وقت UTC معلق شده است.',
  'This account is suspended for good.': 'این حساب برای همیشه بسته شده است.',
  'Reason: {reason}.': 'دلیل: {reason}.',
  'spam or advertising': 'هرزنامه یا تبلیغ',
  harassment: 'آزار و اذیت',
  'asking for money, or a fraud': 'درخواست پول یا کلاه‌برداری',
  'asking others to carry things': 'خواستن از دیگران که چیزی ببرند',
  'pretending to be somebody else': 'جا زدن خود به جای دیگری',
  'somebody’s safety': 'ایمنی کسی',
  'something that is not true': 'چیزی که درست نیست',
  'a breach of our terms of use': 'نقض شرایط استفادهٔ ما',
  'Our mail about it says more, and has a link by which you can ask us to look again.':
    'ایمیل ما دربارهٔ آن بیشتر می‌گوید و پیوندی دارد که با آن می‌توانید از ما بخواهید دوباره نگاه کنیم.',
  'This was lifted already': 'این پیش‌تر لغو شده است',
  'A name cannot have invisible characters': 'نام نمی‌تواند نویسه‌های نادیدنی داشته باشد',
  'A name cannot have symbols or emoji, because they look like badges':
    'نام نمی‌تواند نماد یا شکلک داشته باشد، چون مانند نشان به نظر می‌رسد',
  'A name cannot have the address of a page or a mailbox':
    'نام نمی‌تواند نشانی صفحه یا صندوق ایمیل داشته باشد',
  'Write each word of a name in one alphabet': 'هر واژهٔ نام را با یک الفبا بنویسید',
  'This name could be mistaken for ours.': 'این نام ممکن است با نام ما اشتباه شود.',
  'This name looks like the name of somebody in these conversations.':
    'این نام شبیه نام کسی در این گفت‌وگوهاست.',
  'Please choose another': 'لطفاً نام دیگری انتخاب کنید',
  'This was not found': 'این پیدا نشد',
};
