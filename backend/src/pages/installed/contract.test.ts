import { describe, expect, it } from '@jest/globals';
import { startPictureFor, startPicturePath, startScreens } from './contract.js';

describe('the choice of a start picture', () => {
  it('gives a phone its picture, and says for which screen it is', () => {
    expect(startPictureFor({ width: 390, height: 844, ratio: 3 })).toEqual({
      href: '/start-1170x2532.png',
      media:
        '(device-width: 390px) and (device-height: 844px) and (-webkit-device-pixel-ratio: 3) and (orientation: portrait)',
    });
  });

  it('gives the upright picture to a device that is held sideways', () => {
    const upright = startPictureFor({ width: 1024, height: 1366, ratio: 2 });
    expect(startPictureFor({ width: 1366, height: 1024, ratio: 2 })).toEqual(upright);
    expect(upright?.href).toBe('/start-2048x2732.png');
  });

  it('tells screens of one size apart by their pixels', () => {
    expect(startPictureFor({ width: 414, height: 896, ratio: 2 })?.href).toBe('/start-828x1792.png');
    expect(startPictureFor({ width: 414, height: 896, ratio: 3 })?.href).toBe('/start-1242x2688.png');
  });

  it('has nothing for other screens', () => {
    for (const screen of [
      { width: 391, height: 844, ratio: 3 },
      { width: 390, height: 844, ratio: 2 },
      { width: 1280, height: 800, ratio: 1 },
      { width: Number.NaN, height: 844, ratio: 3 },
    ])
      expect(startPictureFor(screen)).toBeUndefined();
  });

  it('names each picture once', () => {
    expect(new Set(startScreens.map(startPicturePath)).size).toBe(startScreens.length);
  });
});
