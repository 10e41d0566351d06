import { Button } from 'shared-ui';
import { dollars } from '../dollars';
import { words } from '../words';
import styles from './ChosenAmount.module.css';

interface ChosenAmountProps {
  amount: number;
  /** While the card is charged. */
  isLocked: boolean;
  onChange: () => void;
}

export function ChosenAmount({ amount, isLocked, onChange }: ChosenAmountProps) {
  return (
    <div className={styles.line}>
      <p className={styles.amount}>{dollars(amount)}</p>
      <Button size="small" disabled={isLocked} onClick={onChange}>
        {words.changeAmount}
      </Button>
    </div>
  );
}
