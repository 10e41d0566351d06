import { Notice } from 'shared-ui';
import styles from './SandboxNotice.module.css';

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks for one more step'],
  ['4000 0000 0000 0002', 'is declined'],
] as const;

export function SandboxNotice() {
  return (
    <Notice title="This is a sandbox: no real card is charged">
      <p>Cards to try, with any date ahead and any code:</p>
      <ul className={styles.cards}>
        {cards.map(([number, does]) => (
          <li key={number}>
            <span className={styles.number}>{number}</span> {does}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
