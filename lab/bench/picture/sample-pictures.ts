import { sharp } from '../servers/packages.ts';

export interface Sample {
  name: string;
  bytes: Buffer;
  status: number;
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  });

export async function samplePictures(): Promise<Sample[]> {
  const photo = await noise(4000, 3000).jpeg().toBuffer();
  return [
    {
      name: 'a square of 1024',
      bytes: await noise(1024, 1024).jpeg({ quality: 90 }).toBuffer(),
      status: 200,
    },
    { name: 'a photo of 12 megapixels', bytes: photo, status: 200 },
    { name: 'half a photo', bytes: photo.subarray(0, photo.length / 2), status: 400 },
  ];
}
