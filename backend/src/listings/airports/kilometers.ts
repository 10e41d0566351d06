interface Point {
  lat: number;
  lon: number;
}

const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

export function kilometers(from: Point, to: Point): number {
  const north = haversine(radians(to.lat - from.lat));
  const east = haversine(radians(to.lon - from.lon));
  const parallels = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  return 2 * earthRadius * Math.asin(Math.sqrt(north + parallels * east));
}
