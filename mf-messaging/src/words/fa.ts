import { numberText, plural } from 'shared-ui/texts';
import type { Words } from './en';

/** Keeps a name or a text of another direction in its place within the sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const fa: Words = {
  messages: 'پیام‌ها',
  conversations: 'گفت‌وگوها',
  conversation: 'گفت‌وگو',
  logInToRead: 'برای دیدن پیام‌هایتان وارد شوید',
  noMessages: 'هنوز پیامی نیست',
  noMessagesHint: 'کسی را در پرواز خود پیدا کنید و سلام کنید. آنچه برای هم می‌نویسید همین‌جا می‌آید.',
  findCompanions: 'یافتن همسفر',
  selectConversation: 'گفت‌وگویی را برگزینید',
  selectConversationHint: 'از فهرست کسی را برگزینید تا نوشته‌اش را بخوانید.',
  tryAgain: 'دوباره امتحان کنید',
  checkConnection: 'اتصال خود را بررسی کنید و دوباره امتحان کنید.',

  loadingConversations: 'گفت‌وگوهای شما در حال باز شدن است',
  messagesFailed: 'پیام‌های شما باز نشد.',
  moreFailed: 'بقیه باز نشد.',
  moreConversations: 'نمایش گفت‌وگوهای بیشتر',
  youWrote: (message) => `شما: ${isolated(message)}`,
  newMessages: (count) =>
    plural('fa', count, {
      one: 'تازه<hidden>، # پیام خوانده‌نشده</hidden>',
      other: 'تازه<hidden>، # پیام خوانده‌نشده</hidden>',
    }),
  unreadConversations: (count) =>
    plural('fa', count, { one: '# گفت‌وگوی خوانده‌نشده', other: '# گفت‌وگوی خوانده‌نشده' }),

  backToAll: 'بازگشت به همهٔ گفت‌وگوها',
  allConversations: 'همهٔ گفت‌وگوها',
  personNotFound: 'این شخص پیدا نشد',
  noConversation: 'چنین گفت‌وگویی نیست',
  loadingConversation: 'گفت‌وگو در حال باز شدن است',
  conversationFailed: 'این گفت‌وگو باز نشد.',
  report: 'گزارش',
  block: 'مسدود کردن',
  today: 'امروز',
  yesterday: 'دیروز',
  whatYouWrote: (name) => `آنچه شما و ${isolated(name)} نوشته‌اید`,
  messagesWith: (name) => `پیام‌ها با ${isolated(name)}`,
  earlierMessages: 'نمایش پیام‌های پیشین',
  startConversation: 'هنوز پیامی نیست. گفت‌وگو را شروع کنید!',
  newSinceVisit: 'پیام‌های تازه',
  newBelow: 'پیام‌های تازه در پایین',
  read: 'خوانده شد',
  sent: 'فرستاده شد',
  hasLeft: (site) =>
    `این شخص ${isolated(site)} را ترک کرده است. می‌توانید آنچه را برای هم نوشته‌اید بخوانید و هنوز هم او را گزارش یا مسدود کنید.`,
  suspended:
    'حساب این شخص معلق شده است. می‌توانید آنچه را برای هم نوشته‌اید بخوانید و هنوز هم او را گزارش یا مسدود کنید. چیزی برایش نفرستید و پولی نپردازید.',
  waitForAnswer: (name) => `وقتی ${isolated(name)} پاسخ داد، می‌توانید دوباره بنویسید.`,

  beforeYouMeet: (name) => `پیش از دیدار با ${isolated(name)}`,
  ownBags: 'هر کس فقط بار خودش را می‌برد.',
  meetInPublic: 'در جای عمومی دیدار کنید، پیش یا پس از بازرسی، هر طور که قرار می‌گذارید.',
  noMoney: 'پیش از پرواز پولی در میان نیست.',
  theRules: 'قاعده‌ها',
  keepToThis: 'به این پایبند می‌مانم',
  notSaved: 'ذخیره نشد',

  messageTo: (name) => `پیام به ${isolated(name)}`,
  writeMessage: 'پیامی بنویسید',
  messageTooLong: (limit, length) =>
    `پیام می‌تواند ${numberText(limit)} نویسه داشته باشد، این یکی ${numberText(length)} نویسه دارد`,
  send: 'فرستادن',
  alsoSms: 'با پیامک هم بفرست',
  sendAnyway: 'به هر حال بفرست',
  risks: {
    phone: {
      title: 'آیا این شمارهٔ تلفن است؟',
      text: 'تازه آشنا شده‌اید. اول همین‌جا یکدیگر را بشناسید: شماره‌ای را که دادید دیگر نمی‌شود پس گرفت.',
    },
    money: {
      title: 'آیا صحبت از پول است؟',
      text: 'هیچ‌کس نباید پیش از پرواز پولی بپردازد. هر که بخواهد تشکر کند، بعداً می‌تواند همین‌جا انعام بدهد.',
    },
    parcels: {
      title: 'آیا صحبت از بردن چیزی است؟',
      text: 'هر کس فقط بار خودش را می‌برد: از کسی نخواهید چیزی برای دیگران ببرد.',
    },
    documents: {
      title: 'آیا صحبت از مدارک یا حساب است؟',
      text: 'این‌جا هیچ‌کس به مدارک، شمارهٔ کارت، گذرواژه یا کد نیاز ندارد. نه بخواهید و نه بفرستید.',
    },
    elsewhere: {
      title: 'می‌خواهید به جای دیگری بروید؟',
      text: 'تا وقتی به هم اعتماد پیدا نکرده‌اید همین‌جا بمانید: ما فقط دربارهٔ آنچه این‌جا نوشته شده می‌توانیم کمک کنیم.',
    },
  },
  messageFailed: 'پیام فرستاده نشد',
  messageFailedHint: 'در فرستادن پیام شما مشکلی پیش آمد.',
  messageSent: 'پیام فرستاده شد',
  messageSentHint: 'پیام شما فرستاده شد.',
  messageTexted: 'پیام شما فرستاده شد. پیامک هم فرستادیم.',
  messageNotTexted: 'پیام شما فرستاده شد. فرستادن پیامک ممکن نبود.',
  messageNotTextedBecause: (reason) => `پیام شما فرستاده شد. پیامکی نرفت: ${isolated(reason)}.`,

  keptMessages:
    'شبکه‌ای نیست. این‌ها آخرین پیام‌هایی است که در این دستگاه مانده. آنچه بنویسید با برگشتن شبکه می‌رود.',
  noneKept: 'این گفت‌وگو در این دستگاه نیست',
  keptOnes: 'گفت‌وگوهای این دستگاه',
  noneKeptHint:
    'تا وقتی سفری از شما در این دستگاه هست، گفت‌وگوها هم اینجا می‌مانند. بقیه با برگشتن شبکه باز می‌شود.',
};

export const titles = { Messages: 'پیام‌ها' };
