import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, CheckIcon } from 'shared-ui';
import styles from './AlreadyPaid.module.css';

/** Somebody came back to a tip that has been paid: nothing is charged twice. */
export function AlreadyPaid({ name, onAnother }: { name: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.paid}>
      <CheckIcon aria-hidden="true" className={styles.sign} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Payment Successful!
      </h2>
      <p>Thank you for your tip to {name}!</p>
      <div className={styles.ways}>
        <Button asChild variant="primary">
          <Link to="/">Back to Home</Link>
        </Button>
        <Button onClick={onAnother}>Send another tip</Button>
      </div>
    </div>
  );
}
