export interface Coordinates {
  lat: number;
  lon: number;
}
export type Point = readonly [x: number, y: number];

const steps = 36;
const degree = Math.PI / 180;

/** The great circle on an equirectangular map, rotated to run from (0, 0) to (1, 0); y grows downwards. */
export function greatCircle(from: Coordinates, to: Coordinates): Point[] {
  const [a, b] = [onSphere(from), onSphere(to)];
  const angle = angleBetween(from, to);
  let { lon } = from;
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const before = Math.sin((angle * (steps - step)) / steps);
    const after = Math.sin((angle * step) / steps);
    const [x, y, z] = [before * a.x + after * b.x, before * a.y + after * b.y, before * a.z + after * b.z];
    // Relative to the last point, so that the line does not jump at the date line.
    lon += withinHalfTurn(Math.atan2(y, x) / degree - lon);
    return [lon, -Math.atan2(z, Math.hypot(x, y)) / degree];
  });
  return leftToRight(points);
}

/** In radians, as seen from the middle of the Earth. */
export function angleBetween(from: Coordinates, to: Coordinates): number {
  const [a, b] = [onSphere(from), onSphere(to)];
  return Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)));
}

function onSphere({ lat, lon }: Coordinates) {
  const radius = Math.cos(lat * degree);
  return {
    x: radius * Math.cos(lon * degree),
    y: radius * Math.sin(lon * degree),
    z: Math.sin(lat * degree),
  };
}

const withinHalfTurn = (angle: number) => angle - 360 * Math.round(angle / 360);

/** Mirrors a route to the west instead of rotating it by 180°: north stays up. */
function leftToRight(points: Point[]): Point[] {
  const [start, end] = [points[0]!, points.at(-1)!];
  const [across, down] = [Math.abs(end[0] - start[0]), end[1] - start[1]];
  const mirror = end[0] < start[0] ? -1 : 1;
  const squared = across ** 2 + down ** 2 || 1;
  return points.map((point) => {
    const [x, y] = [(point[0] - start[0]) * mirror, point[1] - start[1]];
    return [(x * across + y * down) / squared, (y * across - x * down) / squared];
  });
}
