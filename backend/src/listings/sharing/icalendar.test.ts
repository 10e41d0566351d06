import { describe, expect, it } from '@jest/globals';
import { escaped, icalendar } from './icalendar.js';

describe('the writer of calendar files', () => {
  it('escapes characters that would end or divide a value', () => {
    expect(escaped('Delhi; New York, a\\b\nnext\r\nlast')).toBe('Delhi\\; New York\\, a\\\\b\\nnext\\nlast');
  });

  it('ends every line as the format requires', () => {
    expect(icalendar(['A:1', 'B:2'])).toBe('A:1\r\nB:2\r\n');
  });

  it.each([`SUMMARY:${'x'.repeat(300)}`, `LOCATION:${'é'.repeat(100)}`, `LOCATION:${'✈️🛫'.repeat(40)}`])(
    'folds long lines at 75 bytes without splitting a character: %s',
    (line) => {
      const lines = icalendar([line]).split('\r\n').slice(0, -1);
      for (const part of lines) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
    },
  );
});
