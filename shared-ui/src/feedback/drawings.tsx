import type { ReactNode } from 'react';
import styles from './drawings.module.css';

const plane =
  'M9 0c0-1-1-1.7-2.6-1.7H2.6L-1.6-7.5h-2l2 5.800h-3.700l-1.7-2.100h-1.500L-7.6 0l-.9 3.800h1.500l1.7-2.100h3.700l-2 5.800h2l4.2-5.800h3.800C8 1.7 9 1 9 0z';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 208 132" aria-hidden="true" className={styles.drawing}>
      {children}
    </svg>
  );
}

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
