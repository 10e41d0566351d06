import type { Picture } from './reading/rotated';

export const limits = { bytes: 20_000_000, pixels: 60_000_000 };
/** Enough for the narrow bars of a code, and few enough to be tried at many angles. */
const longestSide = 2_000;

export class NotReadable extends Error {
  constructor(readonly reason: 'heic' | 'too_large' | 'not_a_picture') {
    super(reason);
  }
}

const isPdf = (start: Uint8Array) => String.fromCharCode(...start.subarray(0, 5)) === '%PDF-';
const isHeic = (start: Uint8Array) =>
  /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...start.subarray(4, 12)));

/** The pixels of a photo, a screenshot or the first page of a PDF. */
export async function pictureIn(file: Blob): Promise<Picture> {
  if (file.size > limits.bytes) throw new NotReadable('too_large');
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return isPdf(start) ? pixelsOf(await pdf(file)) : pixelsOf(await photo(file, start));
}

async function pdf(file: Blob) {
  const { pdfPage } = await import('./pdfPage');
  return pdfPage(await file.arrayBuffer()).catch(() => {
    throw new NotReadable('not_a_picture');
  });
}

const photo = (file: Blob, start: Uint8Array) =>
  createImageBitmap(file).catch(() => {
    throw new NotReadable(isHeic(start) ? 'heic' : 'not_a_picture');
  });

function pixelsOf(source: ImageBitmap | HTMLCanvasElement): Picture {
  if (source.width * source.height > limits.pixels) throw new NotReadable('too_large');
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(source.width * scale);
  canvas.height = Math.round(source.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new NotReadable('not_a_picture');
  // Pictures may be transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  if ('close' in source) source.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
