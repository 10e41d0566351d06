import { colors } from './colors.js';
import { greatCircle, type Ends } from './great-circle.js';

const plane =
  'M9 0c0-1-1-1.7-2.6-1.7H2.6L-1.6-7.5h-2l2 5.8h-3.7l-1.7-2.1h-1.5L-7.6 0l-.9 3.8h1.5l1.7-2.1h3.7l-2 5.8h2l4.2-5.8h3.8C8 1.7 9 1 9 0z';

interface Room {
  start: number;
  end: number;
  ground: number;
}

/** Bounds the height: short routes are nearly straight, polar ones too steep. */
const bow = { least: 46, most: 120 };

/** The route's great circle from left to right, with a plane half-way. */
export function routeArc(from: Ends, to: Ends, { start, end, ground }: Room): string {
  const way = greatCircle(from, to);
  const length = end - start;
  const bulge = way.reduce((most, [, y]) => (Math.abs(y) > Math.abs(most) ? y : most), 0) * length;
  const wanted = Math.min(bow.most, Math.max(bow.least, Math.abs(bulge)));
  const isFlat = Math.abs(bulge) < 0.1;
  const base = bulge > 0 && !isFlat ? ground - wanted : ground;
  const points = way.map(([x, y]) => ({
    x: start + x * length,
    y: base + (isFlat ? -wanted * Math.sin(Math.PI * x) : (y * length * wanted) / Math.abs(bulge)),
  }));
  return drawn(points);
}

function drawn(points: { x: number; y: number }[]): string {
  const at = (share: number) => points[Math.round((points.length - 1) * share)] ?? { x: 0, y: 0 };
  const [start, before, middle, after, end] = [at(0), at(0.48), at(0.5), at(0.52), at(1)];
  const way = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const heading = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return `<path d="M${way}" fill="none" stroke="${colors.soft}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 13"/>
    <circle cx="${start.x}" cy="${start.y}" r="10" fill="${colors.card}" stroke="${colors.soft}" stroke-width="5"/>
    <circle cx="${end.x}" cy="${end.y}" r="12" fill="${colors.soft}"/>
    <path d="${plane}" fill="${colors.ink}" transform="translate(${middle.x} ${middle.y}) rotate(${heading}) scale(3.6)"/>`;
}
