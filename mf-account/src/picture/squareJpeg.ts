import { cropSquare, type Crop } from './crop';

const largestSide = 1024;

/** A JPEG of the kept square, so that a large photo costs a small upload. */
export async function squareJpeg(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const side = Math.min(largestSide, Math.ceil(cropSquare(picture, crop).side));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  draw(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The browser cannot encode this picture');
  return blob;
}

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  // JPEG has no transparency, and would show black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
