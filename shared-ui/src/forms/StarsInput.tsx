import { type ComponentProps, useId } from 'react';
import { classes } from '../classes';
import { StarShape } from '../display/StarShape';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { useFieldControl, useFieldLabelId } from './field-context';
import { words } from '../words';
import styles from './StarsInput.module.css';

export type StarsInputProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  name?: string;
};

export function StarsInput({ value, onChange, name, className, ...rest }: StarsInputProps) {
  const group = useId();
  const labelId = useFieldLabelId();
  const links = useFieldControl(rest);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      {...rest}
      id={links.id}
      aria-describedby={links['aria-describedby']}
      aria-invalid={links['aria-invalid']}
      aria-required={links.required}
      className={classes(styles.stars, className)}
    >
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={styles.choice}>
          <input
            type="radio"
            name={name ?? group}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            className={styles.input}
          />
          <StarShape fill={stars <= value ? 1 : 0} className={styles.star} />
          <VisuallyHidden>{words.stars(stars)}</VisuallyHidden>
        </label>
      ))}
    </div>
  );
}
