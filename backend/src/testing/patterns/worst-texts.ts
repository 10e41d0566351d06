/** Pieces that patterns typically look for. */
export const usualPieces = [
  ...Array.from('@.-:/=&([+_ \n\u00a0\u00001a٣é\u0301🙂'),
  '[at]',
  '(at)',
  '://',
  'www.',
  '.com',
];

const otherPieces = [...Array.from(',;?#%)]<>"\'|\\*!~$^{}\tAZ字\u200d\u202e'), 'pi_', 'TO', '000000'];

/** Texts that slow backtracking patterns down: repeated pieces, then an end that does not match. */
export function worstTexts(length: number, pieces = usualPieces): string[] {
  const fill = (piece: string, most = length) => piece.repeat(Math.ceil(most / piece.length)).slice(0, most);
  return pieces.flatMap((first) => [
    ...['', '\u0000', '!', '@'].map((end) => fill(first, length - end.length) + end),
    `x${fill(first, length - 2)}x`,
    ...pieces.flatMap((second) => [
      `${fill(first + second, length - 1)}\u0000`,
      fill(first, length / 2) + fill(second, length / 2),
    ]),
  ]);
}

/** Combining marks against the order in which they are stored: the slowest text to normalise. */
export function unorderedMarks(length: number): string {
  const marks = Array.from('\u0345\u0360\u035c\u0315\u0301\u0323\u031b\u0321\u0334');
  const run = Math.floor((length - 1) / marks.length);
  return `a${marks.map((mark) => mark.repeat(run)).join('')}`;
}

/** One representative of each character class of a pattern, and its literal words. */
export function piecesOf({ source, flags }: RegExp): string[] {
  const atoms =
    source.match(/\\[pu]\{[^}]*\}|\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])+\]|[^()|?*+{}^$\\]/giu) ?? [];
  const tests = atoms
    .filter((atom) => !/^\\[bB\d]$/.test(atom))
    .map((atom) => new RegExp(`^${atom}$`, flags.replace(/[gy]/g, '')));
  const kinds = new Map<string, string>();
  for (const piece of [...usualPieces, ...otherPieces]) {
    if (isWord(piece)) continue;
    const kind = tests.map((test) => Number(test.test(piece))).join('');
    if (!kinds.has(kind)) kinds.set(kind, piece);
  }
  const spelled = source.replace(/\\(?=[^a-z\d])/gi, '');
  const words = [...usualPieces, ...otherPieces].filter((piece) => isWord(piece) && spelled.includes(piece));
  return [...kinds.values(), ...words];
}

const isWord = (piece: string) => Array.from(piece).length > 1;

/**
 * CPU milliseconds of this thread. The load of the machine counts little, and less with every run: one of many has
 * the processor for itself.
 */
export function quickestRun(work: () => void, enough: number): number {
  let quickest = Infinity;
  // Not one alone decides: it may be interrupted by a collection of all garbage.
  for (let run = 0; run < 60 && quickest > enough && (run < 4 || quickest < 20 * enough); run++) {
    const begun = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(begun);
    quickest = Math.min(quickest, (user + system) / 1_000);
  }
  return quickest;
}
