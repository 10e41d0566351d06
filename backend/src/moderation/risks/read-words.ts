import { lookOf } from '../names/skeleton.js';
import { plainTextOf } from '../../account/rules.js';

export interface Word {
  /** Equal for words that look alike. */
  look: string;
  /** Counts words; the end of a sentence counts as several. */
  place: number;
}

interface Spelling {
  typed: string;
  look: string;
  /** Undefined for what cannot be a letter of a spaced word. */
  letter: string | undefined;
}

interface Token extends Word {
  spelling: Spelling;
  /** One punctuation mark and no space is before it. */
  isTied: boolean;
}

const tokens =
  /\p{Script=Han}|\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20})?|\p{L}(?:[\p{L}\p{M}\p{N}]|[@$](?=\p{L}))*|\p{Sc}|[.!?…。।؟\n]/gu;
const sentenceEnds = '.!?…。।؟\n';
const wordsAfterSentence = 5;
const ties = '.-_*·•|/,~+=';

/** How many of these pieces, from a position on, make the longest known word; 0 if none do. */
type LongestKnown = (pieces: readonly string[], from: number, to: number) => number;

/** The words of a text as a reader sees them, whatever letters and marks they are written with. */
export function readWords(text: string, longestKnown: LongestKnown): Word[] {
  return joinPieces(joinLetters(tokensOf(text), longestKnown), longestKnown);
}

function tokensOf(text: string): Token[] {
  const { plain } = plainTextOf(text.normalize('NFC'));
  const spellings = new Map<string, Spelling>();
  const found: Token[] = [];
  let place = 0;
  let end = 0;
  for (const { 0: typed, index } of plain.matchAll(tokens)) {
    if (sentenceEnds.includes(typed)) {
      // A mark with letters on both sides, as in "p.a.r.c.e.l", ends no sentence.
      if (!plain[index + 1]?.trim()) place += wordsAfterSentence;
      continue;
    }
    let spelling = spellings.get(typed);
    if (!spelling) spellings.set(typed, (spelling = spellingOf(typed)));
    const isTied = index === end + 1 && ties.includes(plain[end]!);
    found.push({ spelling, look: spelling.look, place: place++, isTied });
    end = index + typed.length;
  }
  return found;
}

function spellingOf(typed: string): Spelling {
  const look = lookOfWord(typed);
  return {
    typed,
    look: /^\p{Nd}/u.test(typed) ? typed : look,
    letter:
      typed.length === 1 && /[\p{L}\p{Nd}]/u.test(typed) && !/\p{Script=Han}/u.test(typed) ? look : undefined,
  };
}

/** No word of the rules is longer. */
const longestWord = 32;

/** Keyboards write two Arabic letters differently from Persian ones. */
export const lookOfWord = (typed: string): string =>
  /^\p{Sc}$/u.test(typed)
    ? '$'
    : lookOf(typed.slice(0, longestWord)).slice(0, longestWord).replaceAll('ي', 'ی').replaceAll('ك', 'ک');

const minLetters = 4;

/** "p a r c e l" is one word, and "t a k e a p a r c e l" three. */
function joinLetters(all: Token[], longestKnown: LongestKnown): Token[] {
  const joined: Token[] = [];
  let from = 0;
  while (from < all.length) {
    let to = from;
    while (all[to]?.spelling.letter !== undefined) to++;
    if (to - from >= minLetters) addWords(joined, all.slice(from, to), longestKnown);
    else joined.push(...all.slice(from, Math.max(to, from + 1)));
    from = Math.max(to, from + 1);
  }
  return joined;
}

function addWords(joined: Token[], run: Token[], longestKnown: LongestKnown): void {
  const letters = run.map(({ spelling }) => spelling.letter ?? '');
  let from = 0;
  while (from < run.length) {
    const known = longestKnown(letters, from, run.length);
    const length = known > 2 ? known : 1;
    joined.push(
      length > 1 ? { ...run[from]!, look: letters.slice(from, from + length).join('') } : run[from]!,
    );
    from += length;
  }
}

const maxPieces = 4;

/** "par-cel" is one word if that word is known. */
function joinPieces(all: Token[], longestKnown: LongestKnown): Token[] {
  const looks = all.map(({ look }) => look);
  const joined: Token[] = [];
  let from = 0;
  while (from < all.length) {
    let to = from + 1;
    while (to < from + maxPieces && all[to]?.isTied) to++;
    const length = to > from + 1 ? Math.max(longestKnown(looks, from, to), 1) : 1;
    joined.push(length > 1 ? { ...all[from]!, look: looks.slice(from, from + length).join('') } : all[from]!);
    from += length;
  }
  return joined;
}
