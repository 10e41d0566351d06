import { classes } from '../classes';
import styles from './StarShape.module.css';

const outline = 'M10 1.6l2.55 5.3 5.85.8-4.25 4.05 1.05 5.8L10 14.75l-5.2 2.8 1.05-5.8L1.6 7.7l5.85-.8z';

export function StarShape({ fill, className }: { fill: number; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classes(styles.star, className)}>
      <path className={styles.outline} d={outline} />
      {fill > 0 && (
        // A nested picture ends where its width does. The page's policy allows no style attributes in the HTML.
        <svg width={20 * fill} height="20">
          <path className={styles.fill} d={outline} />
        </svg>
      )}
    </svg>
  );
}
