import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { publishedSite } from '../../releases/testing/published-site.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { startPicturePath, startScreens } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: publishedSite().env });
});
afterAll(() => app.close());

describe('the start pictures', () => {
  it.each(startScreens.map((screen) => [startPicturePath(screen), screen] as const))(
    '%s has the pixels of its screen',
    async (path, { width, height, ratio }) => {
      const { bytes, headers } = await app.asVisitor().get(path).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'png',
        width: width * ratio,
        height: height * ratio,
      });
    },
  );

  it('the mark is in the middle of the background that the manifest names', async () => {
    const manifest = JSON.parse((await app.asVisitor().get('/site.webmanifest')).text) as object;
    expect(manifest).toMatchObject({ background_color: '#fffdf9' });
    const { bytes } = await app.asVisitor().get('/start-1170x2532.png').expect(200);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    const { width, height } = info;
    for (const corner of [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)])
      expect(corner).toEqual([0xff, 0xfd, 0xf9]);
    const {
      trimOffsetLeft = 0,
      trimOffsetTop = 0,
      ...mark
    } = (await sharp(bytes).trim().toBuffer({ resolveWithObject: true })).info;
    expect(mark.width).toBe(mark.height);
    expect(Math.abs(-trimOffsetLeft * 2 + mark.width - width)).toBeLessThanOrEqual(2);
    expect(Math.abs(-trimOffsetTop * 2 + mark.height - height)).toBeLessThanOrEqual(2);
  });

  it.each(['/start-1171x2532.png', '/start-2532x1170.png', '/start-99999x99999.png', '/start-0x0.png'])(
    'there is no %s',
    async (path) => {
      await app.asVisitor().get(path).expect(404);
    },
  );
});
