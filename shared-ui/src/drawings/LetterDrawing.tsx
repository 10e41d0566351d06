import { Drawing, plane } from './Drawing';
import styles from './Drawing.module.css';

export function LetterDrawing() {
  return (
    <Drawing>
      <rect className={styles.sheet} x="34" y="26" width="140" height="86" rx="10" />
      <path className={styles.edge} d="M36 36l60.5 40a14 14 0 0 0 15 0L172 36" />
      <path className={styles.flight} d="M46 101h56" />
      <path className={styles.way} d="M118 58c8-26 28-42 56-40" />
      <path className={styles.plane} d={plane} transform="translate(180 18.5) rotate(8) scale(1.25)" />
      <circle className={styles.to} cx="118" cy="58" r="3.5" />
    </Drawing>
  );
}
