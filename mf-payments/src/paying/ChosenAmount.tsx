import { Button } from 'shared-ui';
import { dollars } from '../tips/dollars';
import styles from './ChosenAmount.module.css';

export function ChosenAmount({ amount, onChange }: { amount: number; onChange: () => void }) {
  return (
    <div className={styles.line}>
      <p className={styles.amount}>{dollars(amount)}</p>
      <Button size="small" onClick={onChange}>
        Change amount
      </Button>
    </div>
  );
}
