import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui';
import styles from './ExtraStep.module.css';

export interface Question {
  answer: (agrees: boolean) => void;
}

/** What a bank's own page would ask. */
export function ExtraStep({ answer }: Question) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.step} aria-labelledby="extra-step">
      <h3 id="extra-step" ref={heading} tabIndex={-1} className={styles.title}>
        Your bank asks: is this you?
      </h3>
      <p>Some cards need one more step before they pay. In the sandbox you answer for the bank.</p>
      <div className={styles.answers}>
        <Button variant="helper" onClick={() => answer(true)}>
          Yes, confirm the payment
        </Button>
        <Button onClick={() => answer(false)}>No, stop it</Button>
      </div>
    </section>
  );
}
