import { cityIn } from '../../../listings/index.js';
import { language as ours } from '../../../platform/language/contract.js';
import type { HerPage, Moment } from '../contract.js';
import { languageAt, type ShownLanguage } from './airport-language.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en, type Ask, type Sentences } from './en.js';
import { es } from './es.js';
import { fa } from './fa.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { it } from './it.js';
import { nl } from './nl.js';
import { pt } from './pt.js';
import { te } from './te.js';
import { tr } from './tr.js';
import { zh } from './zh.js';

const sentencesIn: Record<ShownLanguage, Sentences> = {
  en,
  es,
  hi,
  te,
  zh,
  fa,
  fr,
  de,
  ar,
  tr,
  pt,
  it,
  nl,
};

export interface ShownText {
  language: ShownLanguage;
  text: string;
}

/** For the stranger, in English, and in her own language; each language once. */
export type Sentence = ShownText[];

type Kind = Ask | 'meet' | 'call';

/** The first sentence is the one that she needs now. */
const ofMoment: Record<Moment, Kind[]> = {
  before: ['checkIn', 'meet', 'security'],
  go: ['meet', 'checkIn', 'security', 'gate'],
  wait: ['meet', 'lost', 'checkIn', 'gate'],
  security: ['security', 'meet', 'gate', 'passport'],
  board: ['gate', 'rightGate', 'boarding', 'late', 'seat'],
  fly: ['seat', 'announcement', 'form', 'bags'],
  change: ['gate', 'passport', 'security', 'late', 'boarding'],
  handOver: ['exit', 'passport', 'bags', 'form'],
  alone: ['gate', 'meet', 'passport', 'boarding', 'seat'],
  missed: ['missed', 'call', 'lost'],
  arrived: ['exit', 'bags', 'passport'],
};
const always: Kind[] = ['call', 'lost', 'wheelchair', 'toilet', 'water', 'unwell', 'charge', 'announcement'];
const rest: Kind[] = [
  'gate',
  'checkIn',
  'security',
  'passport',
  'meet',
  'rightGate',
  'boarding',
  'seat',
  'late',
  'form',
  'bags',
  'exit',
  'missed',
];

/** Which of them tell the next flight first. */
const withFlight: Kind[] = ['gate', 'checkIn', 'rightGate', 'boarding', 'late', 'missed', 'seat'];

/** About twenty, the likeliest first. */
export function sentencesOf(page: HerPage): Sentence[] {
  const kinds = [...new Set([...ofMoment[page.now.moment], ...always, ...rest])];
  const local = languageAt(page.now.airport);
  const languages = [...new Set<ShownLanguage>([local, 'en', page.language])];
  return kinds
    .filter((kind) => isPossible(kind, page))
    .map((kind) => languages.map((language) => ({ language, text: textOf(kind, page, language, local) })));
}

function isPossible(kind: Kind, page: HerPage): boolean {
  if (kind === 'meet') return page.helper !== null;
  return kind !== 'call' || toCall(page) !== undefined;
}

/** The helper is at the airport, the family may be far away. */
const toCall = ({ helper, family }: HerPage) => [helper, family].find((person) => person?.phone);

function textOf(kind: Kind, page: HerPage, language: ShownLanguage, local: ShownLanguage): string {
  const sentences = sentencesIn[language];
  const isStrange = local !== page.language && !page.speaks?.includes(local);
  const parts = [
    isStrange && sentences.doNotSpeak(nameOf(local, language)),
    withFlight.includes(kind) && flightOf(page, language),
    requestOf(kind, page, sentences),
  ];
  return parts.filter(Boolean).join(language === 'zh' ? '' : ' ');
}

const nameOf = (language: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;

/** The next one to board, which is the one after the flight that lands. */
function flightOf({ now, legs }: HerPage, language: ShownLanguage): string | false {
  const { flight, changing } = sentencesIn[language];
  const hasFlown = now.moment === 'fly' || now.moment === 'handOver';
  const leg = legs[hasFlown ? now.leg : now.leg - 1];
  if (!leg || now.moment === 'arrived') return false;
  const isFirst = now.leg === 1 && !hasFlown;
  const say = isFirst || now.moment === 'missed' ? flight : changing;
  return say(leg.flightNumber, cityFor(language, leg.arrival));
}

/** Names of cities are known in our own languages. Strangers of the others read the English one. */
function cityFor(language: ShownLanguage, { code, city }: HerPage['now']['airport']): string {
  const { data } = ours.safeParse(language);
  return data ? cityIn(data, code) : city;
}

function requestOf(kind: Kind, page: HerPage, sentences: Sentences): string {
  if (kind === 'meet') return sentences.meet(page.helper?.name ?? '', page.meeting?.place ?? null);
  if (kind !== 'call') return sentences.asks[kind];
  const person = toCall(page);
  return sentences.call(person?.name ?? '', person?.phone ?? '');
}
