import { describe, expect, it } from '@jest/globals';
import { cropSquare, maxZoom, movedBy, wholePicture, zoomedTo } from './crop';

const wide = { width: 1200, height: 800 };

describe('the crop of a picture', () => {
  it('begins with the largest square, in the middle', () => {
    expect(cropSquare(wide, wholePicture)).toEqual({ left: 200, top: 0, side: 800 });
  });

  it('never leaves the picture', () => {
    const corner = movedBy(wide, wholePicture, 9, 9);
    expect(cropSquare(wide, corner)).toEqual({ left: 0, top: 0, side: 800 });
    const other = movedBy(wide, wholePicture, -9, -9);
    expect(cropSquare(wide, other)).toEqual({ left: 400, top: 0, side: 800 });
  });

  it('stays in the picture when it gets larger again', () => {
    const corner = movedBy(wide, zoomedTo(wide, wholePicture, 2), 9, 9);
    expect(cropSquare(wide, corner)).toEqual({ left: 0, top: 0, side: 400 });
    expect(cropSquare(wide, zoomedTo(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 800 });
  });

  it('has a limit to how far it is enlarged', () => {
    expect(zoomedTo(wide, wholePicture, 99).zoom).toBe(maxZoom);
    expect(zoomedTo(wide, wholePicture, 0).zoom).toBe(1);
  });
});
