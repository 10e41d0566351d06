import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Language } from '../../../platform/language/contract.js';
import { everyLanguage } from '../../../platform/language/words.js';
import { forgetLimits } from '../../../testing/log-in.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { headingOf, sharedTrip, textOf } from '../../testing/family-page.js';
import { ago, departIn, tap } from '../../testing/trips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
beforeEach(() => forgetLimits(app));
afterAll(() => app.close());

const open = (path: string, headers = {}) => app.asVisitor().get(path, headers);
const pageIn = async (path: string, language: Language) =>
  (await open(`${path}?language=${language}`).expect(200)).text;
const htmlTag = (page: string) => /<html[^>]*>/.exec(page)?.[0].replaceAll(/\s+/g, ' ');
const send = (path: string, name: string, headers = {}) =>
  app.asVisitor().send('POST', path, new URLSearchParams({ name }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'null',
    ...headers,
  });

const landed: Record<Language, string> = {
  en: 'Lakshmi has landed in Chicago',
  es: 'Lakshmi ha aterrizado en Chicago',
  hi: 'Lakshmi शिकागो में उतर गए हैं',
  te: 'Lakshmi చికాగో\u200cలో దిగారు',
  zh: 'Lakshmi 已在芝加哥降落',
  fa: 'Lakshmi در شیکاگو فرود آمده است',
  fr: 'Lakshmi a atterri à Chicago',
};

describe('the page of a family link', () => {
  it('speaks every language, whole, with its direction', async () => {
    const { id, helpers, path } = await sharedTrip(app, 2);
    for (const step of ['met', 'boarded', 'landed'] as const) await tap(helpers, id, step).expect(200);
    for (const language of everyLanguage) {
      const page = await pageIn(path, language);
      expect(htmlTag(page)).toContain(`lang="${language}"`);
      expect(htmlTag(page)?.includes('dir="rtl"')).toBe(language === 'fa');
      expect(headingOf(page)).toBe(landed[language]);
      expect(page).not.toMatch(/undefined|null|NaN|\[object/);
      if (language !== 'en')
        expect(page).not.toMatch(/>\s*(Shared|Reload|Done|On board|Met|Tell|Who|Last)\b/);
    }
  });

  it('tells the whole day in Farsi, with its digits and what people typed apart', async () => {
    const trip = await sharedTrip(app, 100);
    const { id, helpers, seekers, path } = trip;
    const before = textOf(await pageIn(path, 'fa'));
    expect(before).toMatch(/پرواز Lakshmi \S+ [۰-۹]+ \S+ است Meera همراه اوست\. ساعت پرواز: /);
    expect(before).toMatch(
      /ساعت پرواز: (\S+ )?[۰-۹]{2}:[۰-۹]{2} به وقت شیکاگو، (\S+ )?[۰-۹]{2}:[۰-۹]{2} به وقت دهلی\./,
    );
    await departIn(app, trip, 2);
    for (const [step, heading, lead] of [
      ['at_airport', 'Lakshmi در فرودگاه است', 'Meera همراه اوست.'],
      ['met', 'Meera می‌گوید که یکدیگر را دیده‌اند', 'Meera می‌گوید که با هم هستند.'],
      ['security', 'Lakshmi از بازرسی گذشته است', 'Meera می‌گوید که با هم هستند.'],
      ['boarded', 'Lakshmi سوار هواپیما شده است', 'آن بالا شبکه نیست. خبر بعدی پس از فرود می‌آید.'],
      ['landed', 'Lakshmi در شیکاگو فرود آمده است', 'Meera می‌گوید که با هم هستند.'],
      ['handed_over', 'Meera می‌گوید که Lakshmi با Ravi است', 'Ravi هنوز این را نگفته است.'],
    ] as const) {
      await tap(helpers, id, step).expect(200);
      const page = await pageIn(path, 'fa');
      expect(headingOf(page)).toBe(heading);
      expect(textOf(page)).toContain(lead);
    }
    await tap(seekers, id, 'handed_over').expect(200);
    const page = await pageIn(path, 'fa');
    expect(page).toContain('<h1><bdi>Lakshmi</bdi> با <bdi>Ravi</bdi> است</h1>');
    expect(textOf(page)).toMatch(/دیدار با Meera، به گفتهٔ Meera [۰-۹]{2}:[۰-۹]{2} به وقت شیکاگو، /);
    expect(textOf(page)).toContain('سپاس، Meera.');
    expect(textOf(page)).toMatch(/Ravi این پیوند را فرستاده است\. پایان آن \S+ [۰-۹]+ \S+ است\./);
  });

  it('tells the whole day in Hindi', async () => {
    const trip = await sharedTrip(app, 100);
    const { id, helpers, path } = trip;
    expect(textOf(await pageIn(path, 'hi'))).toMatch(
      /Lakshmi की उड़ान \S+, \d+ \S+ को है उड़ान में Meera साथ होंगे। उड़ान का समय: शिकागो में (\S+ )?\d\d:\d\d बजे, दिल्ली में /,
    );
    await departIn(app, trip, 2);
    for (const [step, heading, lead] of [
      ['at_airport', 'Lakshmi हवाई अड्डे पर हैं', 'उड़ान में Meera साथ होंगे।'],
      ['met', 'Meera कहते हैं कि वे मिल गए हैं', 'Meera कहते हैं कि वे साथ हैं।'],
      ['security', 'Lakshmi की सुरक्षा जाँच हो गई', 'Meera कहते हैं कि वे साथ हैं।'],
      ['boarded', 'Lakshmi विमान में सवार हैं', 'ऊपर आसमान में नेटवर्क नहीं होता।'],
      ['landed', 'Lakshmi शिकागो में उतर गए हैं', 'Meera कहते हैं कि वे साथ हैं।'],
      ['handed_over', 'Meera कहते हैं कि Lakshmi Ravi के साथ हैं', 'Ravi ने अभी यह नहीं कहा है।'],
    ] as const) {
      await tap(helpers, id, step).expect(200);
      const page = await pageIn(path, 'hi');
      expect(headingOf(page)).toBe(heading);
      expect(textOf(page)).toContain(lead);
    }
  });

  it('says in each language how old the last news is, also to its script', async () => {
    const { id, helpers, path } = await sharedTrip(app, 2);
    await tap(helpers, id, 'security', ago(200)).expect(200);
    const page = await pageIn(path, 'te');
    expect(textOf(page)).toMatch(/చికాగో\u200cలో (\S+ )?\d\d:\d\d నుంచి కొత్త కబురు లేదు\./);
    expect(page).toMatch(/id="last"\s+data-lost="చివరి కబురు: [^"]+, మళ్లీ ప్రయత్నిస్తున్నాము"/);
    expect(page).toMatch(/id="live"\s+data-live="లైవ్"\s+data-lost="నెట్‌వర్క్ లేదు, మళ్లీ ప్రయత్నిస్తున్నాము"/);
    const { text: script } = await open('/journey/page.js').expect(200);
    expect(script).not.toMatch(/'[^']*\b(Live|connection|trying)\b/);
  });

  it('has a space around Latin names alone in Chinese', async () => {
    const { id, helpers, path } = await sharedTrip(app, 2);
    await tap(helpers, id, 'met').expect(200);
    const page = textOf(await pageIn(path, 'zh'));
    expect(page).toMatch(/与 Meera 会面（Meera 说） 芝加哥时间 (\S+ )?\d\d:\d\d，德里时间 /);
    expect(page).toContain('在芝加哥降落');
  });
});

describe('its language', () => {
  const farsi = { 'accept-language': 'fa-IR,fa;q=0.9,en;q=0.5' };

  it('is that of the browser, until another one is chosen', async () => {
    const { path } = await sharedTrip(app, 2);
    expect(htmlTag((await open(path)).text)).toContain('lang="en"');
    expect(htmlTag((await open(path, farsi)).text)).toContain('lang="fa" dir="rtl"');
    const chosen = { ...farsi, cookie: 'language=te' };
    expect(htmlTag((await open(path, chosen)).text)).toContain('lang="te"');
    expect(htmlTag((await open(`${path}?language=en`, chosen)).text)).toContain('lang="en"');
    expect(htmlTag((await open(`${path}?language=xx&near=departure`, farsi)).text)).toContain('lang="fa"');
  });

  it('is chosen by links, which need no script', async () => {
    const { path } = await sharedTrip(app, 2);
    const links = [
      ...(await pageIn(path, 'fa')).matchAll(/<a\s+href="([^"]+)"\s+hreflang="\w+"\s+lang="(\w+)"/g),
    ];
    expect(links.map(([, href, lang]) => [href, lang])).toEqual(
      everyLanguage.map((code) => [`?language=${code}`, code]),
    );
    expect(await pageIn(path, 'fa')).toMatch(/lang="fa"\s+aria-current="true"\s*>فارسی</);
  });

  it('stays in the form, when it is taken and when it is refused', async () => {
    const { path } = await sharedTrip(app, 2);
    const sent = await send(`${path}?language=fa`, 'عمو در لندن').expect(303);
    expect(sent.headers['location']).toBe(`${path}?language=fa#looked`);
    const page = await pageIn(path, 'fa');
    expect(page).toContain('<bdi>عمو در لندن</bdi> نگاه کرده‌اند.');
    const refused = (await send(`${path}?language=fa`, '12345').expect(400)).text;
    expect(htmlTag(refused)).toContain('lang="fa"');
    expect(refused).toContain('role="alert">بنویسید که هستید، مانند «عمو در لندن»');
    expect(refused).toContain('value="12345"');
    const byBrowser = (await send(path, 'x'.repeat(41), { 'accept-language': 'hi' }).expect(400)).text;
    expect(htmlTag(byBrowser)).toContain('lang="hi"');
    expect(byBrowser).not.toContain('A name can have');
  });

  it('is also that of a link that has ended', async () => {
    const { text } = await open('/journey/none', farsi).expect(404);
    expect(textOf(text)).toContain('این پیوند پایان یافته است از کسی که آن را برایتان فرستاده بپرسید.');
    expect(text).toContain('href="?language=hi"');
  });

  it('is English on a site in English alone, without a choice', async () => {
    const { path } = await sharedTrip(app, 2);
    const english = await startTestApp({ env: { DATABASE_URL: app.config.databaseUrl, LANGUAGES: 'en' } });
    try {
      const { text } = await english.asVisitor().get(`${path}?language=fa`, farsi).expect(200);
      expect(htmlTag(text)).toContain('lang="en"');
      expect(text).not.toContain('<details');
    } finally {
      await english.close();
    }
  });
});
