import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, CheckIcon } from 'shared-ui';
import { words } from '../words';
import styles from './AlreadyPaid.module.css';
import { usePaymentContext } from './payment-context';

/** For users who come back to a tip that they have paid: nothing is charged twice. */
export function AlreadyPaid({ onAnother }: { onAnother: () => void }) {
  const { recipientName } = usePaymentContext();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.paid}>
      <CheckIcon aria-hidden="true" className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words.paid}
      </h2>
      <p>{words.thanksFor(recipientName)}</p>
      <div className={styles.actions}>
        <Button asChild variant="primary">
          <Link to="/">{words.backToHome}</Link>
        </Button>
        <Button onClick={onAnother}>{words.anotherTip}</Button>
      </div>
    </div>
  );
}
