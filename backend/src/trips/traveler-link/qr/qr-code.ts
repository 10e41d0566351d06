import { correctionOf } from './error-correction.js';
import { Modules } from './modules.js';

/** Of the versions 1 to 10 with error correction M, by which 15 % of a printed code may be damaged. */
const correctionPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const codewordCounts = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];

interface Version {
  number: number;
  correction: number;
  blocks: number;
  /** Codewords of data. */
  capacity: number;
}

const versions = codewordCounts.map((total, index): Version => {
  const [correction, blocks] = [correctionPerBlock[index]!, blockCounts[index]!];
  return { number: index + 1, correction, blocks, capacity: total - correction * blocks };
});

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1);

const lengthBits = ({ number }: Version) => (number < 10 ? 8 : 16);

/** Dark modules are true, row by row. For addresses: up to 213 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...Buffer.from(text, 'utf8')];
  const version = versions.find((each) => bytes.length * 8 + 4 + lengthBits(each) <= each.capacity * 8);
  if (!version) throw new RangeError(`A text of ${bytes.length} bytes is too long for a QR code`);
  const modules = new Modules(version.number);
  modules.write(interleaved(codewordsOf(bytes, version), version));
  return modules.rows;
}

function codewordsOf(bytes: number[], version: Version): number[] {
  const byteMode = 0b0100;
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ];
  const end = Math.min(4, version.capacity * 8 - bits.length);
  bits.push(...bitsOf(0, end));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const codewords = [];
  for (let at = 0; at < bits.length; at += 8) codewords.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; codewords.length < version.capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

/** Damage in one place is spread over all blocks. The last blocks are one codeword longer where it does not divide. */
function interleaved(codewords: number[], { blocks, capacity, correction }: Version): number[] {
  const shorter = Math.floor(capacity / blocks);
  const longerBlocks = capacity % blocks;
  const data = Array.from({ length: blocks }, (_, index) => {
    const longerBefore = Math.max(0, index - (blocks - longerBlocks));
    const start = index * shorter + longerBefore;
    return codewords.slice(start, start + shorter + (index >= blocks - longerBlocks ? 1 : 0));
  });
  const corrections = data.map((block) => correctionOf(block, correction));
  return [...inTurn(data), ...inTurn(corrections)];
}

const inTurn = (blocks: number[][]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }).flatMap((_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  );
