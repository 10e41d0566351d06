import { colors } from './colors.js';
import type { Place } from '../contract.js';
import { kilometers } from '../airports/kilometers.js';
import { textOutlines, widthOf, type Style } from './glyphs.js';
import { greatCircle, type Ends } from './great-circle.js';

const plane =
  'M9 0c0-1-1-1.7-2.6-1.7H2.6L-1.6-7.5h-2l2 5.8h-3.7l-1.7-2.1h-1.5L-7.6 0l-.9 3.8h1.5l1.7-2.1h3.7l-2 5.8h2l4.2-5.8h3.8C8 1.7 9 1 9 0z';

interface Room {
  start: number;
  end: number;
  ground: number;
}

interface Marks {
  hasPlane: boolean;
  isLast: boolean;
}

const code: Style = { face: 'display', size: 24, fill: colors.soft };

type Stop = Ends & Pick<Place, 'code'>;

/** One arc for each flight, as long as its share of the way, with a plane on the longest. */
export function tripArc(places: Stop[], { start, end, ground }: Room): string {
  const flights = places.slice(1).map((to, index) => ({ from: places[index] ?? to, to }));
  const lengths = flights.map(({ from, to }) => Math.max(kilometers(from, to), 1));
  const total = lengths.reduce((sum, km) => sum + km, 0);
  // The codes of stops need room.
  const least = (flights.length > 2 ? 1.5 : 1) / flights.length;
  const shares = lengths.map((km) => Math.max(km / total, least));
  const scale = (end - start) / shares.reduce((sum, share) => sum + share, 0);
  const longest = lengths.indexOf(Math.max(...lengths));
  let left = start;
  const drawn = flights.map(({ from, to }, index) => {
    const right = left + (shares[index] ?? 0) * scale;
    const isLast = index === flights.length - 1;
    const arc = routeArc(
      from,
      to,
      { start: left, end: right, ground },
      { hasPlane: index === longest, isLast },
    );
    const name = isLast ? '' : textOutlines(to.code, right - widthOf(to.code, code) / 2, ground + 44, code);
    left = right;
    return arc + name;
  });
  return drawn.join('');
}

/** The route's great circle from left to right, with a plane half-way. */
function routeArc(from: Ends, to: Ends, { start, end, ground }: Room, marks: Marks): string {
  const way = greatCircle(from, to);
  const length = end - start;
  // Bounds the height: short routes are nearly straight, polar ones too steep.
  const bow = { least: Math.min(46, length * 0.3), most: Math.min(120, length * 0.6) };
  const bulge = way.reduce((most, [, y]) => (Math.abs(y) > Math.abs(most) ? y : most), 0) * length;
  const wanted = Math.min(bow.most, Math.max(bow.least, Math.abs(bulge)));
  const isFlat = Math.abs(bulge) < 0.1;
  const base = bulge > 0 && !isFlat ? ground - wanted : ground;
  const points = way.map(([x, y]) => ({
    x: start + x * length,
    y: base + (isFlat ? -wanted * Math.sin(Math.PI * x) : (y * length * wanted) / Math.abs(bulge)),
  }));
  return drawn(points, marks, Math.min(3.6, length / 60));
}

function drawn(points: { x: number; y: number }[], { hasPlane, isLast }: Marks, scale: number): string {
  const at = (share: number) => points[Math.round((points.length - 1) * share)] ?? { x: 0, y: 0 };
  const [start, before, middle, after, end] = [at(0), at(0.48), at(0.5), at(0.52), at(1)];
  const way = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const heading = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  return `<path d="M${way}" fill="none" stroke="${colors.soft}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 13"/>
    <circle cx="${start.x}" cy="${start.y}" r="10" fill="${colors.card}" stroke="${colors.soft}" stroke-width="5"/>
    ${isLast ? `<circle cx="${end.x}" cy="${end.y}" r="12" fill="${colors.soft}"/>` : ''}
    ${hasPlane ? `<path d="${plane}" fill="${colors.ink}" transform="translate(${middle.x} ${middle.y}) rotate(${heading}) scale(${scale})"/>` : ''}`;
}
