/** The square that is kept: its middle, as parts of the picture's width and height, and how far it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

/** The kept square in whole pixels of the picture. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.round(Math.min(width, height) / zoom);
  return { left: Math.round(x * width - side / 2), top: Math.round(y * height - side / 2), side };
}

/** The nearest crop that does not leave the picture. */
export function withinPicture(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const side = Math.min(size.width, size.height) / zoom;
  const [halfWidth, halfHeight] = [side / 2 / size.width, side / 2 / size.height];
  return {
    x: clamp(crop.x, halfWidth, 1 - halfWidth),
    y: clamp(crop.y, halfHeight, 1 - halfHeight),
    zoom,
  };
}

/** Moves the picture, not the frame, by parts of the frame's side. */
export function movedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = cropSquare(size, crop);
  const x = crop.x - (right * side) / size.width;
  const y = crop.y - (down * side) / size.height;
  return withinPicture(size, { ...crop, x, y });
}

export const zoomedTo = (size: Size, crop: Crop, zoom: number) => withinPicture(size, { ...crop, zoom });

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
