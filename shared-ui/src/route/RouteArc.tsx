import { greatCircle, type Coordinates, type Point } from './greatCircle';
import { classes } from '../classes';
import { planeShape } from './planeShape';
import styles from './RouteArc.module.css';

const width = 160;
const height = 44;
const edge = 10;
const length = width - 2 * edge;
/** Limits for the height of the arc: short routes would be flat, polar routes too high. */
const arcHeight = { min: 10, max: 28 };

export interface RouteArcProps {
  from: Coordinates;
  to: Coordinates;
  className?: string | undefined;
}

/** The great circle of the route, from left to right, with a plane half-way. Decoration. */
export function RouteArc({ from, to, className }: RouteArcProps) {
  const points = toViewBox(greatCircle(from, to));
  const middle = Math.floor(points.length / 2);
  const [start, end] = [points[0]!, points.at(-1)!];
  return (
    <svg className={classes(styles.arc, className)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.line} d={`M${points.map(coordinates).join('L')}`} />
      <circle className={styles.from} cx={start[0]} cy={start[1]} r="3" />
      <circle className={styles.to} cx={end[0]} cy={end[1]} r="3" />
      <path
        className={styles.plane}
        d={planeShape}
        transform={`translate(${coordinates(points[middle]!)}) rotate(${heading(points[middle - 1]!, points[middle + 1]!)})`}
      />
    </svg>
  );
}

const coordinates = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const heading = (before: Point, after: Point) =>
  ((Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI).toFixed(1);

function toViewBox(curve: Point[]): Point[] {
  const bulge = curve.reduce((max, [, y]) => (Math.abs(y) > Math.abs(max) ? y : max), 0) * length;
  const isFlat = Math.abs(bulge) < 0.1;
  const sags = !isFlat && bulge > 0;
  const rise = Math.min(arcHeight.max, Math.max(arcHeight.min, Math.abs(bulge)));
  const base = sags ? edge - 2 : height - edge + 2;
  return curve.map(([x, y]) => [
    edge + x * length,
    base + (isFlat ? -rise * Math.sin(Math.PI * x) : (y * length * rise) / Math.abs(bulge)),
  ]);
}
