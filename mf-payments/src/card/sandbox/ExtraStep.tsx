import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui';
import { words } from '../../words';
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
        {words.bankAsks}
      </h3>
      <p>{words.bankAsksHint}</p>
      <div className={styles.answers}>
        <Button variant="helper" onClick={() => onAnswer(true)}>
          {words.bankYes}
        </Button>
        <Button onClick={() => onAnswer(false)}>{words.bankNo}</Button>
      </div>
    </section>
  );
}
