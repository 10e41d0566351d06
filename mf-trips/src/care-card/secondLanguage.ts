import type { MatchDetails } from 'backend/contract/trips';

/** Names of the languages as people write them, also in the language itself. */
const spoken: Record<string, string> = {
  hindi: 'hi',
  हिन्दी: 'hi',
  हिंदी: 'hi',
  telugu: 'te',
  తెలుగు: 'te',
  tamil: 'ta',
  தமிழ்: 'ta',
  bengali: 'bn',
  bangla: 'bn',
  বাংলা: 'bn',
  urdu: 'ur',
  اردو: 'ur',
  spanish: 'es',
  español: 'es',
  castellano: 'es',
  french: 'fr',
  français: 'fr',
  german: 'de',
  deutsch: 'de',
  arabic: 'ar',
  العربية: 'ar',
  chinese: 'zh',
  mandarin: 'zh',
  中文: 'zh',
  普通话: 'zh',
  vietnamese: 'vi',
  tiếng: 'vi',
};

const english = ['english', 'anglais', 'inglés', 'englisch'];

const ofCountry: Record<string, string> = {
  India: 'hi',
  Bangladesh: 'bn',
  Pakistan: 'ur',
  Germany: 'de',
  Austria: 'de',
  France: 'fr',
  Spain: 'es',
  Mexico: 'es',
  Argentina: 'es',
  Colombia: 'es',
  Chile: 'es',
  Peru: 'es',
  Egypt: 'ar',
  Jordan: 'ar',
  Kuwait: 'ar',
  Morocco: 'ar',
  Qatar: 'ar',
  'Saudi Arabia': 'ar',
  'United Arab Emirates': 'ar',
  China: 'zh',
  Vietnam: 'vi',
};

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
    .split(/[,;/&]|\band\b/)
    .map((text) => text.replace(/\([^()]*\)/g, '').trim())
    .filter((text) => /^[\p{L}\p{M}\p{Cf} ]{2,30}$/u.test(text));
  const wordsOf = (text: string) => text.toLowerCase().split(' ');
  const codeOf = (text: string) =>
    wordsOf(text)
      .map((word) => spoken[word])
      .find(Boolean);
  const first = named.findIndex(codeOf);
  const own = named.map(codeOf)[first];
  const missing = named
    .slice(0, own ? first : named.length)
    .filter((text) => !wordsOf(text).some((word) => english.includes(word)));
  return { code: own ?? ofCountry[arrival.country] ?? null, isOwn: own !== undefined, missing };
}
