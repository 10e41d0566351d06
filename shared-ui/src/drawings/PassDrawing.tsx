import { Drawing, plane } from './Drawing';
import styles from './Drawing.module.css';

export function PassDrawing() {
  return (
    <Drawing>
      <path
        className={styles.sheet}
        d="M22 18h164a10 10 0 0 1 10 10v50a7 7 0 0 0 0 14v16a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10V92a7 7 0 0 0 0-14V28a10 10 0 0 1 10-10z"
      />
      <path
        className={styles.wash}
        d="M20 86h168a7 7 0 0 0 7.3 5.600V107a10 10 0 0 1-10 10H22.700a10 10 0 0 1-10-10V91.600A7 7 0 0 0 20 86z"
      />
      <path className={styles.perforation} d="M24 85h160" />
      <path className={styles.words} d="M30 40h30M148 40h30M36 54h16M156 54h16" />
      <path className={styles.way} d="M74 62c18-26 42-26 60 0" />
      <circle className={styles.from} cx="74" cy="62" r="3.5" />
      <circle className={styles.to} cx="134" cy="62" r="3.5" />
      <path className={styles.plane} d={plane} transform="translate(104 42.5)" />
      <circle className={styles.face} cx="36" cy="101.5" r="8" />
      <path className={styles.faint} d="M52 98h34M52 106h20" />
      <rect className={styles.action} x="142" y="94" width="40" height="15" rx="5" />
    </Drawing>
  );
}
