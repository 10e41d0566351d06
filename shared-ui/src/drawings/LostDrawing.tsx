import { Drawing, plane } from './Drawing';
import styles from './Drawing.module.css';

export function LostDrawing() {
  return (
    <Drawing>
      <path
        className={styles.cloud}
        d="M40 104a14 14 0 0 1 1-28 20 20 0 0 1 38-5 16 16 0 0 1 23 15 9.5 9.5 0 0 1-1 18z"
      />
      <path
        className={styles.cloud}
        d="M142 60a9 9 0 0 1 .6-18 13 13 0 0 1 25-3 10.5 10.5 0 0 1 14.5 10A6 6 0 0 1 181 60z"
      />
      <path
        className={styles.way}
        d="M18 44c30-24 70-22 84 4 9 18-12 31-21 18-9-14 20-34 50-18 14 8 22 20 27 34"
      />
      <circle className={styles.from} cx="18" cy="44" r="3.5" />
      <path className={styles.plane} d={plane} transform="translate(161.5 91) rotate(68) scale(1.25)" />
    </Drawing>
  );
}
