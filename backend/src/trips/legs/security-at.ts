/** What the site offers and says in each language, and what people write in its place. A boarding gate alone is behind. */
const behind = [
  String.raw`\b(after|past|behind|beyond) (the )?security|\bairside\b|\btransfer\b|\blounge\b|\bgate (of|[a-z] ?\d)`,
  String.raw`^gate$|\b(boarding|departure) gate\b`,
  String.raw`(después|detrás|pasado|tras) (del? |el |la )*(control|seguridad)|puerta de embarque|\bpuerta [a-z] ?\d`,
  String.raw`mostrador de (conexiones|tránsito)|sala vip`,
  String.raw`(après|derrière|passé) (les? |la )?(contrôles?|sécurité)|porte d['’]embarquement|\bporte [a-z] ?\d`,
  String.raw`comptoir des correspondances`,
  String.raw`(پس|بعد) از بازرسی|میز ترانزیت|^گیت$|گیت [a-z] ?\d`,
  String.raw`सुरक्षा (जाँच|जांच) के बाद|ट्रांसफ़र काउंटर|^गेट$|गेट [a-z] ?\d`,
  String.raw`భద్రతా తనిఖీ తర్వాత|ట్రాన్స్ఫర్ కౌంటర్|^గేటు$|గేటు [a-z] ?\d`,
  String.raw`安检(之|以)?后|过(了)?安检|中转柜台|登机口`,
];
const before = [
  String.raw`\bbefore (the )?security|\bcheck.?in\b|\bentrance\b|\blandside\b`,
  String.raw`antes (del? |el |la )*(control|seguridad)|facturación|\bentrada\b`,
  String.raw`avant (les? |la )?(contrôles?|sécurité)|enregistrement|\bentrée\b`,
  String.raw`(پیش|قبل) از بازرسی|پذیرش`,
  String.raw`सुरक्षा (जाँच|जांच) से पहले|चेक.?इन`,
  String.raw`భద్రతా తనిఖీకి ముందు|చెక్.?ఇన్`,
  String.raw`安检(之|以)?前|值机`,
];

export type SideOfSecurity = 'before' | 'after';

/** The same letters are written in several ways, in Hindi and Telugu above all. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .trim();
const anyOf = (patterns: string[]) => new RegExp(plain(patterns.join('|')), 'i');
const [behindSecurity, beforeSecurity] = [anyOf(behind), anyOf(before)];

/** On which side of security a place is. Null when it does not say: 'Gate 6' is a door of the terminal at some airports. */
export function securityAt(place: string | null): SideOfSecurity | null {
  const written = plain(place ?? '');
  if (beforeSecurity.test(written)) return 'before';
  return behindSecurity.test(written) ? 'after' : null;
}
