/** Logarithms in the field of 256 elements with which QR codes correct errors. */
const exponents = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = exponents[power + 255] = value;
  logarithms[value] = power;
  value = value << 1;
  if (value > 255) value ^= 0x11d;
}

const product = (one: number, other: number): number =>
  one && other ? exponents[logarithms[one]! + logarithms[other]!]! : 0;

/** The coefficients after the first one, which is 1. */
function generator(degree: number): number[] {
  let polynomial = [1];
  for (let power = 0; power < degree; power++)
    polynomial = [...polynomial, 0].map(
      (coefficient, index) => coefficient ^ product(polynomial[index - 1] ?? 0, exponents[power]!),
    );
  return polynomial.slice(1);
}

/** The Reed-Solomon codewords of a block. */
export function correctionOf(data: number[], count: number): number[] {
  const divisor = generator(count);
  return data.reduce(
    (remainder: number[], codeword) => {
      const factor = codeword ^ remainder[0]!;
      const shifted = [...remainder.slice(1), 0];
      return shifted.map((value, index) => value ^ product(divisor[index]!, factor));
    },
    Array.from({ length: count }, () => 0),
  );
}
