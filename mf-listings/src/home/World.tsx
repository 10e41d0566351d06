import { arcs, cities, height, land, step, width } from './world';
import styles from './World.module.css';

/** A quiet world: dots for land, arcs for routes that people really fly. Decoration, so nobody is read it. */
export function World({ className }: { className: string | undefined }) {
  return (
    <svg className={`${styles.world} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.land} d={land} strokeDasharray={`0 ${step}`} />
      {arcs.map((arc) => (
        <path key={arc} className={styles.arc} d={arc} />
      ))}
      <path className={styles.cities} d={cities} />
    </svg>
  );
}
