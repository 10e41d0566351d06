const alignments = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Error correction M, and the mask of `isMasked`. */
const format = 0b00_000;

/** A random address needs no choice between masks: none of them makes it hard to read. */
const isMasked = (row: number, column: number) => (row + column) % 2 === 0;

/** The remainder of a division by which readers find errors in format and version. */
function withRemainder(value: number, divisor: number, bits: number): number {
  let remainder = value << bits;
  const top = 31 - Math.clz32(divisor);
  while (remainder && 31 - Math.clz32(remainder) >= top)
    remainder ^= divisor << (31 - Math.clz32(remainder) - top);
  return (value << bits) | remainder;
}

const bit = (value: number, index: number) => ((value >>> index) & 1) === 1;

/** The square of a QR code: patterns for the reader, then data. */
export class Modules {
  readonly rows: boolean[][];
  private readonly isPattern: boolean[][];
  private readonly size: number;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const square = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.rows, this.isPattern] = [square(), square()];
    this.drawTiming();
    this.drawFinders();
    this.drawAlignments();
    this.drawFormat();
    this.drawVersion();
  }

  /** In columns of two from the lower right, upwards and downwards in turn. */
  write(codewords: number[]): void {
    const bits = codewords.flatMap((codeword) =>
      Array.from({ length: 8 }, (_, index) => bit(codeword, 7 - index)),
    );
    let next = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUpwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const row = isUpwards ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.isPattern[row]![column]) continue;
          this.rows[row]![column] = (bits[next++] ?? false) !== isMasked(row, column);
        }
      }
    }
  }

  private draw(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.rows[row]![column] = isDark;
    this.isPattern[row]![column] = true;
  }

  private drawTiming(): void {
    for (let at = 0; at < this.size; at++) {
      this.draw(6, at, at % 2 === 0);
      this.draw(at, 6, at % 2 === 0);
    }
  }

  private drawFinders(): void {
    const far = this.size - 4;
    for (const [row, column] of [
      [3, 3],
      [3, far],
      [far, 3],
    ] as const)
      this.drawRings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }

  private drawAlignments(): void {
    const places = alignments[this.version - 1] ?? [];
    const last = this.size - 7;
    const isFinder = (row: number, column: number) =>
      (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
    for (const row of places)
      for (const column of places)
        if (!isFinder(row, column)) this.drawRings(row, column, 2, (ring) => ring !== 1);
  }

  private drawRings(row: number, column: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let down = -radius; down <= radius; down++)
      for (let along = -radius; along <= radius; along++)
        this.draw(row + down, column + along, isDark(Math.max(Math.abs(down), Math.abs(along))));
  }

  private drawFormat(): void {
    const bits = withRemainder(format, 0b10100110111, 10) ^ 0b101010000010010;
    for (let index = 0; index < 15; index++) {
      const isDark = bit(bits, index);
      const near = index < 6 ? index : index < 8 ? index + 1 : this.size - 15 + index;
      const along = index < 8 ? this.size - 1 - index : index === 8 ? 7 : 14 - index;
      this.draw(near, 8, isDark);
      this.draw(8, along, isDark);
    }
    this.draw(this.size - 8, 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = withRemainder(this.version, 0b1111100100101, 12);
    for (let index = 0; index < 18; index++) {
      const [near, far] = [Math.floor(index / 3), this.size - 11 + (index % 3)];
      this.draw(near, far, bit(bits, index));
      this.draw(far, near, bit(bits, index));
    }
  }
}
