import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { Answer, PassLeg, Progress, Question } from './answer';
import { readPassText } from './passText';
import { halved, rotated, shadesOf, type Picture } from './rotated';

/** The codes of boarding passes. */
const codes: ReaderOptions = {
  formats: ['PDF417', 'QRCode', 'Aztec', 'DataMatrix'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
};

/** A light code on dark is on a screen, which is level. */
const tiltedCodes: ReaderOptions = { ...codes, formats: ['PDF417'], tryInvert: false };

/** The wide codes of paper passes are read only when their rows are nearly level; square codes at any angle. */
const angles = [4, -4, 8, -8, 12, -12, 16, -16, 20, -20];

/** At both sizes, also without a turn. */
const ways = 2 * (angles.length + 1);

/** What is likely and quick comes first: half the size is a quarter of the work, and enough for most codes. */
function* attempts(picture: Picture): Generator<[Picture, ReaderOptions]> {
  const whole = shadesOf(picture);
  const half = halved(whole);
  yield [rotated(half, 0), codes];
  yield [picture, codes];
  for (const angle of angles) yield [rotated(half, angle), tiltedCodes];
  for (const angle of angles) yield [rotated(whole, angle), { ...tiltedCodes, tryDownscale: false }];
}

/** Its response has a policy of its own: it may compile WebAssembly, and reach no address. */
globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void read(data)
    .catch((): Answer => ({ none: 'unavailable' }))
    .then((answer) => globalThis.postMessage(answer, {}));
});

async function read({ wasm, pixels, width, height }: Question): Promise<Answer> {
  await prepareZXingModule({
    // With the file in hand it asks no address for it.
    overrides: { wasmBinary: wasm, locateFile: (name: string) => name },
    fireImmediately: true,
  });
  const picture = { width, height, data: new Uint8ClampedArray(pixels) };
  let hasOther = false;
  let tried = 0;
  for (const [turned, options] of attempts(picture)) {
    const texts = (await readBarcodes(turned as ImageData, options)).map(({ text }) => text);
    const [pass] = texts.map((text) => readPassText(text)).filter((legs) => legs.length > 0);
    if (pass) return { legs: await Promise.all(pass.map(withHash)) };
    hasOther ||= texts.length > 0;
    tried += 1;
    if (tried > 1) globalThis.postMessage({ searched: tried / ways } satisfies Progress, {});
  }
  return { none: hasOther ? 'other_code' : 'no_code' };
}

async function withHash({
  seat,
  sequence,
  ...leg
}: ReturnType<typeof readPassText>[number]): Promise<PassLeg> {
  // Pages without TLS have no hashes.
  if (!globalThis.crypto.subtle) return { ...leg, hash: '' };
  const text = [leg.flight, leg.date, seat, sequence].join(' ');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return {
    ...leg,
    hash: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
