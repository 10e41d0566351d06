import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui';
import styles from './ExtraStep.module.css';

export interface ExtraStepProps {
  onAnswer: (agrees: boolean) => void;
}

export function ExtraStep({ onAnswer }: ExtraStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.step} aria-labelledby="extra-step">
      <h3 id="extra-step" ref={heading} tabIndex={-1} className={styles.title}>
        Your bank asks: is this you?
      </h3>
      <p>Some cards need one more step before they pay. In the sandbox you answer for the bank.</p>
      <div className={styles.answers}>
        <Button variant="helper" onClick={() => onAnswer(true)}>
          Yes, confirm the payment
        </Button>
        <Button onClick={() => onAnswer(false)}>No, stop it</Button>
      </div>
    </section>
  );
}
