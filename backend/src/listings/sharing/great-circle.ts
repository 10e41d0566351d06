import type { Place } from '../contract.js';

type Point = readonly [x: number, y: number];
export type Ends = Pick<Place, 'lat' | 'lon'>;

const steps = 48;
const degree = Math.PI / 180;

/** The great circle on a map, rotated to run from (0, 0) to (1, 0). y grows downwards. */
export function greatCircle(from: Ends, to: Ends): Point[] {
  const [a, b] = [onSphere(from), onSphere(to)];
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  let { lon } = from;
  const way = Array.from({ length: steps + 1 }, (_, step): Point => {
    const before = Math.sin((angle * (steps - step)) / steps);
    const after = Math.sin((angle * step) / steps);
    const [x = 0, y = 0, z = 0] = a.map((part, axis) => before * part + after * (b[axis] ?? 0));
    // Relative to the last point, so that the line does not break at the antimeridian.
    lon += withinHalfTurn(Math.atan2(y, x) / degree - lon);
    return [lon, -Math.atan2(z, Math.hypot(x, y)) / degree];
  });
  return leftToRight(way, withinHalfTurn(to.lon - from.lon), from.lat - to.lat);
}

const onSphere = ({ lat, lon }: Ends) =>
  [
    Math.cos(lat * degree) * Math.cos(lon * degree),
    Math.cos(lat * degree) * Math.sin(lon * degree),
    Math.sin(lat * degree),
  ] as const;

const withinHalfTurn = (angle: number) => angle - 360 * Math.round(angle / 360);

/** Westward routes are mirrored, not rotated: north stays up. */
function leftToRight(way: Point[], east: number, down: number): Point[] {
  const across = Math.abs(east);
  const mirror = east < 0 ? -1 : 1;
  const squared = across ** 2 + down ** 2 || 1;
  const [startX, startY] = way[0] ?? [0, 0];
  return way.map((point) => {
    const [x, y] = [(point[0] - startX) * mirror, point[1] - startY];
    return [(x * across + y * down) / squared, (y * across - x * down) / squared];
  });
}
