import { Button } from 'shared-ui';
import { dollars } from '../tips/dollars';
import styles from './ChosenAmount.module.css';

interface ChosenAmountProps {
  amount: number;
  /** It is being paid right now. */
  isFixed: boolean;
  onChange: () => void;
}

export function ChosenAmount({ amount, isFixed, onChange }: ChosenAmountProps) {
  return (
    <div className={styles.line}>
      <p className={styles.amount}>{dollars(amount)}</p>
      <Button size="small" disabled={isFixed} onClick={onChange}>
        Change amount
      </Button>
    </div>
  );
}
