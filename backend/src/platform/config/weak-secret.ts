import { deflateRawSync } from 'node:zlib';

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const fillers = /change[-_ ]?(me|it)|example|password|placeholder|your[-_ ]|for tests/i;

export function isWeakSecret(secret: string): boolean {
  // Random text does not compress: 32 hexadecimal digits stay above 28 bytes, repetition falls below 20.
  return (
    deflateRawSync(secret).length < 24 || stepsInOrder(secret) > secret.length / 2 || fillers.test(secret)
  );
}

function stepsInOrder(secret: string): number {
  const text = secret.toLowerCase();
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  return pairs.filter((pair) => rows.some((row) => row.includes(pair))).length;
}
