// Loaded into the process that reads pictures by picture-process.test.ts: what can a picture do there?
import sharp from 'sharp';

const square = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
const samples: Record<string, () => Promise<Buffer>> = {
  jpeg: () => square().jpeg().toBuffer(),
  png: () => square().png().toBuffer(),
  webp: () => square().webp().toBuffer(),
  gif: () => square().gif().toBuffer(),
  tiff: () => square().tiff().toBuffer(),
  avif: () => square().avif().toBuffer(),
  svg: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
};

async function decoders(): Promise<string[]> {
  const decoded: string[] = [];
  for (const [kind, sample] of Object.entries(samples)) {
    const picture = await sample();
    const isDecoded = await sharp(picture)
      .raw()
      .toBuffer()
      .then(Boolean, () => false);
    if (isDecoded) decoded.push(kind);
  }
  return decoded;
}

const taken: Buffer[] = [];
const uses: Record<string, () => unknown> = {
  decoders,
  environment: () => Object.keys(process.env),
  // Written to, because untouched memory is not taken.
  memory: () => taken.push(Buffer.alloc(300 * 1024 * 1024, 1)),
};

process.on('message', (name: string) => {
  const use = uses[name];
  if (use) void Promise.resolve(use()).then((outcome) => process.send?.({ name, outcome }));
});
