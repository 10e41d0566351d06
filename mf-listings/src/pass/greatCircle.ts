export interface Coordinates {
  lat: number;
  lon: number;
}
export type Point = readonly [x: number, y: number];

const steps = 36;
const degree = Math.PI / 180;

/** The shortest way over the globe as a map shows it, turned to run from (0, 0) to (1, 0); y grows downwards. */
export function greatCircle(from: Coordinates, to: Coordinates): Point[] {
  const [a, b] = [onSphere(from), onSphere(to)];
  const angle = Math.acos(Math.max(-1, Math.min(1, a.x * b.x + a.y * b.y + a.z * b.z)));
  let { lon } = from;
  const way = Array.from({ length: steps + 1 }, (_, step): Point => {
    const before = Math.sin((angle * (steps - step)) / steps);
    const after = Math.sin((angle * step) / steps);
    const [x, y, z] = [before * a.x + after * b.x, before * a.y + after * b.y, before * a.z + after * b.z];
    // Counted on from the last point, so that nothing tears where the map has its edge.
    lon += halfTurn(Math.atan2(y, x) / degree - lon);
    return [lon, -Math.atan2(z, Math.hypot(x, y)) / degree];
  });
  return leftToRight(way);
}

function onSphere({ lat, lon }: Coordinates) {
  const radius = Math.cos(lat * degree);
  return {
    x: radius * Math.cos(lon * degree),
    y: radius * Math.sin(lon * degree),
    z: Math.sin(lat * degree),
  };
}

const halfTurn = (angle: number) => angle - 360 * Math.round(angle / 360);

/** Who flies west is mirrored and not turned upside down: north stays up. */
function leftToRight(way: Point[]): Point[] {
  const [start, end] = [way[0]!, way.at(-1)!];
  const [across, down] = [Math.abs(end[0] - start[0]), end[1] - start[1]];
  const mirror = end[0] < start[0] ? -1 : 1;
  const squared = across ** 2 + down ** 2 || 1;
  return way.map((point) => {
    const [x, y] = [(point[0] - start[0]) * mirror, point[1] - start[1]];
    return [(x * across + y * down) / squared, (y * across - x * down) / squared];
  });
}
