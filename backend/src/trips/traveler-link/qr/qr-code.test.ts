import { describe, expect, it } from '@jest/globals';
import { correctionOf } from './error-correction.js';
import { qrCode } from './qr-code.js';
import { qrPath } from './qr-path.js';

const isPattern = (size: number, row: number, column: number) => {
  const isFinder =
    (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const middle = size - 7;
  const isAlignment = size > 21 && Math.abs(row - middle) <= 2 && Math.abs(column - middle) <= 2;
  return isFinder || isAlignment || row === 6 || column === 6;
};

/** Reads the first block of versions 1 to 3 as a camera does, without correcting anything. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const bits: boolean[] = [];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUpwards = (((right < 6 ? right + 1 : right) - size + 1) / 2) % 2 === 0;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isPattern(size, row, column)) bits.push(rows[row]?.[column] !== ((row + column) % 2 === 0));
    }
  }
  const number = (start: number, count: number) =>
    bits.slice(start, start + count).reduce((value, bit) => value * 2 + Number(bit), 0);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + index * 8, 8));
  return Buffer.from(bytes).toString();
}

describe('a QR code', () => {
  it.each(['a', 'https://a.example', 'https://b.example/with/abcdefgh', 'తెలుగు'])('says %s', (text) => {
    expect(read(qrCode(text))).toBe(text);
  });

  it('has three finders, a timing line, and the smallest size that is enough', () => {
    const rows = qrCode('https://flightamigo.example/with/'.padEnd(76, 'x'));
    expect(rows).toHaveLength(37);
    for (const [top, left] of [
      [0, 0],
      [0, 30],
      [30, 0],
    ] as const) {
      const ring = rows.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(''),
      );
      expect(ring).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
    }
    expect(rows[6]?.slice(8, 29).map(Number).join('')).toBe('101010101010101010101');
    expect([14, 15, 213].map((length) => qrCode('x'.repeat(length)).length)).toEqual([21, 25, 57]);
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  it('is drawn line by line', () => {
    const path = qrPath([
      [true, true, false],
      [false, false, true],
      [false, false, false],
    ]);
    expect(path).toEqual({ size: 3, path: 'M0 0h2v1h-2zM2 1h1v1h-1z' });
  });

  it('corrects errors as the standard says', () => {
    // The example of ISO/IEC 18004, annex I: "01234567" in version 1-M.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });
});
