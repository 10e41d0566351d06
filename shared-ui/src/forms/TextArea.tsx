import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { classes } from '../classes';
import { words } from '../words';
import control from './control.module.css';
import { useFieldControl } from './field-context';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows the length of the text and this limit. It never cuts off the text. */
  count?: number;
};

export function TextArea({ count, className, onChange, ...rest }: TextAreaProps) {
  const countId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const links = useFieldControl(rest);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <div className={styles.box}>
      <textarea
        rows={4}
        {...rest}
        {...links}
        aria-describedby={classes(links['aria-describedby'], count !== undefined && countId) || undefined}
        onChange={change}
        className={classes(control.control, styles.area, className)}
      />
      {count !== undefined && (
        <p id={countId} className={styles.count} data-over={length > count || undefined}>
          {words.characters(length, count)}
        </p>
      )}
    </div>
  );
}
