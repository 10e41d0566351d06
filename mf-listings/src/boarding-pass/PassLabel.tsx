import { useId, type ReactNode } from 'react';
import { Button, usePart } from 'shared-ui';
import { words } from '../words';
import styles from './PassLabel.module.css';

const loadMeaning = async () => (await import('./PassMeaning')).PassMeaning;

/** Says that a pass was shown. A button explains how little that proves. */
export function PassLabel({ children }: { children: ReactNode }) {
  const { part: PassMeaning, state, open, close } = usePart(loadMeaning);
  const meaning = useId();
  const isOpen = PassMeaning !== undefined;
  return (
    <div className={styles.label}>
      <p className={styles.line}>
        <span>{children}</span>
        <Button
          variant="quiet"
          size="small"
          className={styles.press}
          aria-expanded={isOpen}
          aria-controls={meaning}
          busy={state === 'loading'}
          onClick={() => (isOpen ? close() : void open())}
        >
          {words.whatPassMeans}
        </Button>
      </p>
      <div id={meaning} aria-live="polite">
        {PassMeaning && <PassMeaning />}
        {state === 'failed' && words.didNotWorkTryAgain}
      </div>
    </div>
  );
}
