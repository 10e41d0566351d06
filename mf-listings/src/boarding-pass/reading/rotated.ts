export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A picture in shades of gray, a byte for each pixel. */
export interface Shades {
  width: number;
  height: number;
  gray: Uint8Array;
}

const background = 255;

/** As a picture, in a frame of the same size. */
export function rotated({ gray, width, height }: Shades, degrees: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0, place = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, place += 4) {
      const fromX = cosine * (x - middleX) + sine * (y - middleY) + middleX;
      const fromY = cosine * (y - middleY) - sine * (x - middleX) + middleY;
      const shade = shadeAt(gray, width, height, fromX, fromY);
      data[place] = shade;
      data[place + 1] = shade;
      data[place + 2] = shade;
    }
  return { width, height, data };
}

/** Between four pixels. */
function shadeAt(gray: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return background;
  const [right, down] = [x - left, y - top];
  const place = top * width + left;
  const above = gray[place]! * (1 - right) + gray[place + 1]! * right;
  const below = gray[place + width]! * (1 - right) + gray[place + width + 1]! * right;
  return above * (1 - down) + below * down;
}

export function shadesOf({ width, height, data }: Picture): Shades {
  const gray = new Uint8Array(data.length / 4);
  for (let place = 0, from = 0; place < gray.length; place += 1, from += 4)
    gray[place] = 0.3 * data[from]! + 0.59 * data[from + 1]! + 0.11 * data[from + 2]!;
  return { width, height, gray };
}

/** Half as wide and half as high. */
export function halved({ width, height, gray }: Shades): Shades {
  const half = { width: width >> 1, height: height >> 1 };
  const smaller = new Uint8Array(half.width * half.height);
  for (let y = 0, place = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1, place += 1) {
      const from = 2 * (y * width + x);
      smaller[place] = (gray[from]! + gray[from + 1]! + gray[from + width]! + gray[from + width + 1]!) / 4;
    }
  return { ...half, gray: smaller };
}
