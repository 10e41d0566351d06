export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** The wide codes of paper passes are read only when their rows are nearly level. Small angles first. */
export const angles = [0, 4, -4, 8, -8, 12, -12, 16, -16, 20, -20];

const background = 255;

/** In shades of gray, in a frame of the same size. */
export function rotated(
  gray: Uint8Array,
  { width, height }: Omit<Picture, 'data'>,
  degrees: number,
): Picture {
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

export function grayOf({ data }: Picture): Uint8Array {
  const gray = new Uint8Array(data.length / 4);
  for (let place = 0, from = 0; place < gray.length; place += 1, from += 4)
    gray[place] = 0.3 * data[from]! + 0.59 * data[from + 1]! + 0.11 * data[from + 2]!;
  return gray;
}
