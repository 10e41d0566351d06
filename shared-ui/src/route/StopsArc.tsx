import { classes } from '../classes';
import { planeShape } from './planeShape';
import styles from './RouteArc.module.css';
import { angleBetween, type Coordinates } from './greatCircle';

const width = 160;
const height = 44;
const edge = 10;
const base = height - edge;
const rise = { min: 9, max: 24 };

interface StopsArcProps {
  /** At least three: where it starts, the stops and where it ends. */
  way: readonly (Coordinates & { code: string })[];
  className?: string | undefined;
}

/** A bow for each flight, as long as its share of the way, and a ring where planes are changed. Decoration. */
export function StopsArc({ way, className }: StopsArcProps) {
  const lengths = way.slice(1).map((place, index) => angleBetween(way[index]!, place));
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const xs = lengths.reduce<number[]>(
    (ends, length) => [...ends, ends.at(-1)! + (length / total) * (width - 2 * edge)],
    [edge],
  );
  const longest = lengths.indexOf(Math.max(...lengths));
  const riseOf = (index: number) => Math.max(rise.min, (lengths[index]! / total) * rise.max * 1.4);
  const middleOf = (index: number) => ((xs[index]! + xs[index + 1]!) / 2).toFixed(1);
  return (
    <svg className={classes(styles.arc, className)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lengths.map((_, index) => (
        <path
          key={way[index]!.code}
          className={styles.line}
          d={`M${xs[index]!.toFixed(1)} ${base}Q${middleOf(index)} ${(base - 2 * riseOf(index)).toFixed(1)} ${xs[index + 1]!.toFixed(1)} ${base}`}
        />
      ))}
      {way.map(({ code }, index) => {
        const isStop = index > 0 && index < way.length - 1;
        return (
          <g key={code}>
            <circle
              className={index === way.length - 1 ? styles.to : styles.from}
              cx={xs[index]!.toFixed(1)}
              cy={base}
              r={isStop ? 3.5 : 3}
            />
            {isStop && (
              <text className={styles.code} x={xs[index]!.toFixed(1)} y={height + 5}>
                {code}
              </text>
            )}
          </g>
        );
      })}
      <path
        className={styles.plane}
        d={planeShape}
        transform={`translate(${middleOf(longest)} ${(base - riseOf(longest)).toFixed(1)})`}
      />
    </svg>
  );
}
