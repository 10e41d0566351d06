import { arcs, cities, height, land, step, width } from './world';
import styles from './World.module.css';

/** Decoration: dots for land, arcs for busy routes. Hidden from screen readers. */
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
