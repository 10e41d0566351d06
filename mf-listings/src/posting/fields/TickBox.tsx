import { Checkbox, type CheckboxProps } from 'shared-ui';
import type { Control } from './control';
import styles from './FormSection.module.css';

type TickBoxProps = Control & Pick<CheckboxProps, 'children' | 'hint' | 'required'>;

export function TickBox({ value, onChange, ...box }: TickBoxProps) {
  return (
    <Checkbox
      {...box}
      className={styles.whole}
      checked={value === 'on'}
      onChange={({ target }) => onChange(target.checked ? 'on' : '')}
    />
  );
}
