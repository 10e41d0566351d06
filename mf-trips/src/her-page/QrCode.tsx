import type { TravelerLink } from 'backend/contract/trips';
import styles from './QrCode.module.css';

/** Readers need four modules of quiet around it. */
const quiet = 4;

/** Dark on white in both themes: many readers find no other. */
export function QrCode({ qr: { size, path }, label }: { qr: TravelerLink['qr']; label: string }) {
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path fill="white" d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
