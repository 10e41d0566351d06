import { dayIn, isolated as n, moneyIn, numberIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => n(moneyIn('fa', dollars));
const day = (at: Date) => dayIn('fa', at);
const toCard =
  'همهٔ آن به کارتی برمی‌گردد که با آن پرداخت کردید. نشان دادنش در بانک ۵ تا ۱۰ روز طول می‌کشد. لازم نیست کاری کنید.';

export const fa: Words = {
  hello: 'سلام،',
  somebody: 'کسی',
  yourHelper: 'همراه شما',
  seeReceipt: 'دیدن رسید',
  footnote: (receipt, paidOn) => `رسید ${n(receipt)}، ${day(paidOn)}.`,

  received: {
    subject: (dollars) => `انعامی به مبلغ ${money(dollars)} گرفتید`,
    thanks: (sender, dollars) => `${n(sender)} با انعامی به مبلغ ${money(dollars)} از شما تشکر می‌کند.`,
    thanksWithWords: (sender, dollars) =>
      `${n(sender)} با انعامی به مبلغ ${money(dollars)} از شما تشکر می‌کند. چند کلمه هم همراهش هست، روی رسید.`,
    underReview: 'این پرداخت را پیش از رساندن بررسی می‌کنیم و تا آن زمان نگه می‌داریم. لازم نیست کاری کنید.',
    onItsWay: 'همهٔ آن در راه حساب دریافت شماست.',
    held: (until) =>
      `همهٔ آن مال شماست. تا ${day(until)} برایتان نگه می‌داریم: پیش از آن روز در نمایهٔ خود یک حساب دریافت وصل کنید. وگرنه به کسی که داده است برمی‌گردد.`,
    connect: 'وصل کردن حساب دریافت',
  },
  sent: {
    subject: (dollars) => `انعام ${money(dollars)} شما پرداخت شد`,
    thanks: (dollars, recipient) => `سپاس: انعام ${money(dollars)} شما به ${n(recipient)} پرداخت شد.`,
    underReview: (recipient) =>
      `این پرداخت را پیش از رساندن به ${n(recipient)} بررسی می‌کنیم. اگر رساندنش ممکن نباشد، همهٔ آن به کارت شما برمی‌گردد.`,
    allOfIt: (recipient, site) =>
      `۱۰۰٪ آن به ${n(recipient)} می‌رسد. ${n(site)} چیزی برنمی‌دارد و کارمزد کارت را خودش می‌دهد.`,
  },
  returned: {
    subject: (dollars) => `انعامی به مبلغ ${money(dollars)} برگشت`,
    disputed: (sender, dollars) =>
      `بانک ${n(sender)} می‌گوید انعام ${money(dollars)} ناخواسته بوده و آن را پس گرفته است.`,
    refunded: (sender, dollars) => `انعام ${money(dollars)} از ${n(sender)} بازپرداخت شد.`,
    noLonger: 'دیگر جزو آنچه گرفته‌اید نیست. اگر به حساب دریافت شما رسیده بود، از آن‌جا پس گرفته می‌شود.',
  },
  refunded: {
    subject: (dollars) => `انعام ${money(dollars)} شما بازپرداخت می‌شود`,
    text: (dollars, recipient) =>
      `انعام ${money(dollars)} را که به ${n(recipient)} داده بودید به شما برمی‌گردانیم.`,
    toCard,
  },
  kept: {
    subject: (dollars) => `انعامی به مبلغ ${money(dollars)} مال شماست`,
    disputed: (sender, dollars) =>
      `اختلاف دربارهٔ انعام ${money(dollars)} از ${n(sender)} روشن شد: پرداخت سر جایش می‌ماند.`,
    checked: (sender, dollars) => `انعام ${money(dollars)} از ${n(sender)} بررسی شد و می‌تواند رسانده شود.`,
    yours: 'همهٔ آن مال شماست. همین که حساب دریافت وصل کنید به آن فرستاده می‌شود.',
  },
  givenBack: {
    subject: (dollars) => `انعام ${money(dollars)} شما به شما برمی‌گردد`,
    byHelper: (recipient, dollars) =>
      `${n(recipient)} حسابی ندارد که بتواند انعام ${money(dollars)} شما را بگیرد و آن را با سپاس به شما برمی‌گرداند.`,
    tooLong: (recipient, dollars) =>
      `انعام ${money(dollars)} که برای ${n(recipient)} نگه داشته بودیم به‌موقع پرداخت نشد، پس به شما برمی‌گردد.`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `انعام ${money(dollars)} شما به ${n(charity)} می‌رسد`,
    text: (recipient, dollars, charity) =>
      `${n(recipient)} حسابی ندارد که بتواند انعام ${money(dollars)} شما را بگیرد و همهٔ آن را به ${n(charity)} می‌دهد.`,
    thanks: 'برای آن سپاسگزاریم. لازم نیست کاری کنید.',
  },
  heldSoon: {
    subject: (dollars, until) => `${money(dollars)} انعام تا ${day(until)} برای شما نگه داشته می‌شود`,
    text: (dollars, until) =>
      `${money(dollars)} انعام را تا ${day(until)} برایتان نگه می‌داریم. پیش از آن روز یک حساب دریافت وصل کنید تا همهٔ آن برایتان فرستاده شود.`,
    giveBack:
      'اگر به هیچ بانک شما نمی‌شود پرداخت کرد، می‌توانید آن را به کسانی که داده‌اند برگردانید. آنچه پس از آن روز بماند به کارت‌های آن‌ها برمی‌گردد.',
    giveOn: (charity) =>
      `اگر به هیچ بانک شما نمی‌شود پرداخت کرد، می‌توانید آن را به ${n(charity)} بدهید یا به کسانی که داده‌اند برگردانید. آنچه پس از آن روز بماند به کارت‌های آن‌ها برمی‌گردد.`,
    payouts: 'رفتن به دریافت پول',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} انعام هنوز مال شماست`,
    deleted: (site, dollars) =>
      `وقتی حساب ${n(site)} خود را حذف کردید، ${money(dollars)} انعام برایتان نگه داشته شده بود، چون حساب دریافتی نبود که آن را بگیرد.`,
    held: (days) =>
      `هر انعام را ${numberIn('fa', days)} روز از پرداختش نگه می‌داریم. پیش از آن دوباره با همین نشانی وارد شوید و در نمایهٔ خود حساب دریافت وصل کنید تا برایتان فرستاده شود. آنچه آن زمان بماند به کسانی که داده‌اند برمی‌گردد.`,
    logIn: 'ورود',
    footnote: 'برای این کار فقط اثری از نشانی شما نگه می‌داریم که نشانی از روی آن خوانده نمی‌شود.',
  },
  csv: {
    header: ['تاریخ', 'جهت', 'شخص', 'مبلغ به دلار', 'پیام', 'وضعیت', 'پول', 'رسید'],
    direction: (direction) => ({ received: 'دریافتی', sent: 'پرداختی' })[direction],
    status: (status) =>
      ({
        open: 'باز',
        succeeded: 'پرداخت‌شده',
        failed: 'ناموفق',
        abandoned: 'رهاشده',
        refunded: 'بازپرداخت‌شده',
        disputed: 'مورد اختلاف',
      })[status],
    money: (place) => ({ none: 'هیچ', held: 'نزد ما', transferred: 'فرستاده‌شده', returned: 'برگشته' })[place],
  },
};
