import { CheckIcon } from 'shared-ui';
import { partWords } from '../../companions/relayWords';
import type { OtherPart } from './otherSteps';
import { words } from '../../words';
import styles from './OtherSteps.module.css';

/** The steps of another companion, who taps them on their own phone. */
export function OtherSteps({ parts }: { parts: OtherPart[] }) {
  return parts.map(({ matchId, name, to, steps }) => (
    <section key={matchId} aria-labelledby={`steps-${matchId}`} className={styles.part}>
      <h3 id={`steps-${matchId}`} className={styles.title}>
        {partWords(name, to)}
      </h3>
      {steps.length ? (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.key} className={styles.step}>
              <CheckIcon aria-hidden="true" />
              <span className={styles.words}>
                <span>{step.name}</span> <span className={styles.when}>{step.when}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.when}>{words.noStepYet}</p>
      )}
    </section>
  ));
}
