import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { numberText } from '../language/inPageLanguage';
import { StarShape } from './StarShape';
import { words } from '../words';
import styles from './Stars.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  value: number;
  count?: number;
  /** `one`: a star and the number. `five`: five stars, filled as far as the value goes. */
  shape?: 'one' | 'five';
};

export function Stars({ value, count, shape = 'one', className, ...rest }: StarsProps) {
  const decimal = numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const spoken = count === undefined ? '' : ` ${words.fromRatings(count)}`;
  return (
    <span {...rest} className={classes(styles.stars, className)}>
      <VisuallyHidden>{words.rated(decimal) + spoken}</VisuallyHidden>
      <span aria-hidden="true" className={styles.drawn}>
        {shape === 'one' ? (
          <StarShape fill={1} />
        ) : (
          [0, 1, 2, 3, 4].map((star) => (
            <StarShape key={star} fill={Math.min(1, Math.max(0, value - star))} />
          ))
        )}
        {shape === 'one' && <b className={styles.number}>{decimal}</b>}
        {count !== undefined && (
          <span className={styles.count}>({numberText(count, { useGrouping: false })})</span>
        )}
      </span>
    </span>
  );
}
