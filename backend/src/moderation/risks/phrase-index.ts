import { lookOfWord, type Word } from './read-words.js';

export interface Hit {
  /** Positions in the list of words, the last one included. */
  from: number;
  to: number;
}

/** A place in all phrases that have begun alike. */
interface Node<Label> {
  /** Of the phrases that end here. */
  labels: Label[];
  words: Map<string, Node<Label>>;
  beginnings: Map<string, Node<Label>>;
  number?: Node<Label>;
  gap?: Node<Label>;
}

const longestGap = 3;
const steps = /[_#$]|\p{Script=Han}|[\p{L}\p{M}\p{N}]+\*?/gu;
/** Keyboards put them between letters; the words of a text are read without them. */
const joiners = /[\u200c\u200d]/g;

/** Finds thousands of phrases in a text, in time that grows with the text alone. */
export class PhraseIndex<Label> {
  private readonly root: Node<Label> = emptyNode();
  /** Beginnings of every first word, where a search may stop. */
  private readonly stems = new Set<string>();

  add(label: Label, phrases: string[]): void {
    for (const phrase of phrases) {
      let node = this.root;
      for (const [step] of phrase.normalize('NFC').replace(joiners, '').matchAll(steps)) {
        if (node === this.root) this.addStems(lookOfWord(step.replace('*', '')));
        node = childOf(node, step);
      }
      node.labels.push(label);
    }
  }

  private addStems(look: string): void {
    for (let length = 1; length <= look.length; length++) this.stems.add(look.slice(0, length));
  }

  /** How many of these pieces make the longest word with which a phrase begins; 0 if none do. */
  longestKnown = (pieces: readonly string[], from: number, to: number): number => {
    const { words, beginnings } = this.root;
    let joined = '';
    let known = 0;
    for (let at = from; at < to; at++) {
      joined += pieces[at];
      if (!this.stems.has(joined)) return known;
      if (words.has(joined) || beginnings.has(joined)) known = at - from + 1;
    }
    return known;
  };

  /** The hits of each label, in the order of the text. */
  find(words: Word[]): Map<Label, Hit[]> {
    const hits = new Map<Label, Hit[]>();
    const firstSteps = new Map<string, Node<Label>[]>();
    for (const [from, { look }] of words.entries()) {
      let next = firstSteps.get(look);
      if (!next) firstSteps.set(look, (next = nextNodes(this.root, look)));
      for (const node of next) collect(node, words, from, from, hits);
    }
    return hits;
  }
}

function collect<Label>(
  node: Node<Label>,
  words: Word[],
  from: number,
  to: number,
  hits: Map<Label, Hit[]>,
): void {
  if (node.labels.length > 0) add(hits, node.labels, { from, to });
  follow(node, words, from, to + 1, hits);
  if (!node.gap) return;
  for (let skipped = 0; skipped <= longestGap; skipped++)
    follow(node.gap, words, from, to + 1 + skipped, hits);
}

function add<Label>(hits: Map<Label, Hit[]>, labels: Label[], hit: Hit): void {
  for (const label of labels) {
    const known = hits.get(label);
    if (known) known.push(hit);
    else hits.set(label, [hit]);
  }
}

function follow<Label>(
  node: Node<Label>,
  words: Word[],
  from: number,
  at: number,
  hits: Map<Label, Hit[]>,
): void {
  const word = words[at];
  if (!word) return;
  for (const next of nextNodes(node, word.look)) collect(next, words, from, at, hits);
}

function nextNodes<Label>({ words, beginnings, number }: Node<Label>, look: string): Node<Label>[] {
  const next: Node<Label>[] = [];
  const whole = words.get(look);
  if (whole) next.push(whole);
  if (number && isNumber(look)) next.push(number);
  for (let length = 1; beginnings.size > 0 && length <= look.length; length++) {
    const node = beginnings.get(look.slice(0, length));
    if (node) next.push(node);
  }
  return next;
}

const isNumber = (look: string) => look >= '0' && look < ':';

const emptyNode = <Label>(): Node<Label> => ({ labels: [], words: new Map(), beginnings: new Map() });

function childOf<Label>(node: Node<Label>, step: string): Node<Label> {
  if (step === '_') return (node.gap ??= emptyNode());
  if (step === '#') return (node.number ??= emptyNode());
  const children = step.endsWith('*') ? node.beginnings : node.words;
  const look = lookOfWord(step.replace('*', ''));
  const child = children.get(look) ?? emptyNode<Label>();
  children.set(look, child);
  return child;
}
