import type { MatchDetails } from 'backend/contract/trips';
import { nameOf } from 'shell/host';

/** Names of the card's languages as people write them, in English, in itself and in the languages of the site. */
const names = {
  hi: 'hindi हिन्दी हिंदी హిందీ 印地语 هندی',
  te: 'telugu తెలుగు तेलुगु तेलुगू télougou 泰卢固语 تلوگو',
  ta: 'tamil தமிழ் तमिल తమిళం tamoul 泰米尔语 تامیلی',
  bn: 'bengali bangla বাংলা bengalí बंगाली बांग्ला బెంగాలీ 孟加拉语 بنگالی',
  ur: 'urdu اردو urdú ourdou उर्दू ఉర్దూ 乌尔都语',
  es: 'spanish español castellano espagnol स्पेनिश స్పానిష్ 西班牙语 اسپانیایی',
  fr: 'french français francés फ़्रेंच फ्रेंच ఫ్రెంచ్ 法语 فرانسوی',
  de: 'german deutsch alemán allemand जर्मन జర్మన్ 德语 آلمانی',
  ar: 'arabic العربية árabe arabe अरबी అరబిక్ 阿拉伯语 عربی',
  fa: 'farsi persian dari فارسی persa persan फ़ारसी फारसी ఫార్సీ పర్షియన్ 波斯语',
  zh: 'chinese mandarin 中文 普通话 汉语 chino mandarín chinois चीनी చైనీస్ چینی',
  vi: 'vietnamese tiếng vietnamita vietnamien वियतनामी వియత్నామీస్ 越南语 ویتنامی',
};
const spoken = new Map(
  Object.entries(names).flatMap(([code, all]) =>
    all
      .normalize('NFC')
      .split(' ')
      .map((name) => [name, code]),
  ),
);

const english = 'english anglais inglés englisch अंग्रेज़ी अंग्रेजी ఇంగ్లీష్ ఇంగ్లిష్ ఇంగ్లీషు 英语 英文 انگلیسی'
  .normalize('NFC')
  .split(' ');

/** Commas of every script, and the “and” of the site's languages. */
const between = /[,;/&，、،؛；和]|\s(?:and|y|e|et|और|మరియు|و)\s/;

/** By the code of the country. */
const ofCountry = {
  IN: 'hi',
  BD: 'bn',
  PK: 'ur',
  DE: 'de',
  AT: 'de',
  FR: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  EG: 'ar',
  JO: 'ar',
  KW: 'ar',
  MA: 'ar',
  QA: 'ar',
  SA: 'ar',
  AE: 'ar',
  CN: 'zh',
  VN: 'vi',
};

/** A place has the name of its country, in the language of the page. */
const ofArrival = ({ country }: MatchDetails['arrival']): string | undefined =>
  Object.entries(ofCountry).find(([code]) => nameOf('region', code) === country)?.[1];

interface SecondLanguage {
  /** Null is English alone. */
  code: string | null;
  /** The traveler speaks it. */
  isOwn: boolean;
  /** What the traveler speaks better, and the card has not. */
  missing: string[];
}

/** The first language of the traveler that the card has, or else that of the destination. */
export function secondLanguage(
  travelerSpeaks: string | null | undefined,
  { arrival }: Pick<MatchDetails, 'arrival'>,
): SecondLanguage {
  const named = (travelerSpeaks ?? '')
    .normalize('NFC')
    .split(between)
    .map((text) => text.replace(/\([^()]*\)/g, '').trim())
    .filter((text) => /^[\p{L}\p{M}\p{Cf} ]{2,30}$/u.test(text));
  const wordsOf = (text: string) => text.toLowerCase().split(' ');
  const codeOf = (text: string) =>
    wordsOf(text)
      .map((word) => spoken.get(word))
      .find(Boolean);
  const first = named.findIndex(codeOf);
  const own = named.map(codeOf)[first];
  const missing = named
    .slice(0, own ? first : named.length)
    .filter((text) => !wordsOf(text).some((word) => english.includes(word)));
  return { code: own ?? ofArrival(arrival) ?? null, isOwn: own !== undefined, missing };
}
