import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { language } from '../../platform/language/contract.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Screenshot {
  src: string;
  sizes: string;
  type: string;
  form_factor: string;
  label: string;
}

async function screenshotsIn(spoken: string): Promise<Screenshot[]> {
  const { text } = await app.asVisitor().get(`/site.webmanifest?language=${spoken}`).expect(200);
  return (JSON.parse(text) as { screenshots: Screenshot[] }).screenshots;
}

describe('the screenshots of the manifest', () => {
  it('every screenshot is there, with its type, exactly its size and less than 60 KB', async () => {
    const screenshots = await screenshotsIn('en');
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, type } of screenshots) {
      const { bytes, headers } = await app.asVisitor().get(src).expect(200);
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
      const { format, width, height } = await sharp(bytes).metadata();
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
      expect(bytes.length).toBeLessThan(60_000);
    }
  });

  it('browsers take them: each side has 320 to 3840 pixels, and the longer one is at most 2.3 times the other', async () => {
    for (const { sizes } of await screenshotsIn('en')) {
      const [short = 0, long = 0] = sizes
        .split('x')
        .map(Number)
        .sort((one, other) => one - other);
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(Math.min(3840, short * 2.3));
    }
  });

  it('their labels are in the language of the manifest', async () => {
    const labels = await Promise.all(
      language.options.map(async (spoken) => (await screenshotsIn(spoken)).map(({ label }) => label)),
    );
    expect(labels[0]).toEqual(['Search Results', 'Search Results']);
    expect(new Set(labels.flat()).size).toBe(language.options.length);
  });
});
