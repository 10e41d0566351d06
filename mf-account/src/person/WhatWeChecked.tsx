import type { VerifiedMark } from 'backend/contract/account';
import { CheckIcon } from 'shared-ui';
import { Section } from '../layout/Section';
import { words } from '../words';
import styles from './WhatWeChecked.module.css';

const order: VerifiedMark[] = ['mail', 'phone', 'payout'];

/** Each mark with what it means, and what nobody has checked. */
export function WhatWeChecked({ marks }: { marks: VerifiedMark[] }) {
  return (
    <Section title={words.whatWeChecked}>
      <ul className={styles.marks}>
        {order
          .filter((mark) => marks.includes(mark))
          .map((mark) => (
            <li key={mark} className={styles.mark}>
              <CheckIcon className={styles.icon} aria-hidden="true" />
              <div>
                <p className={styles.title}>{words.marks[mark].title}</p>
                <p className={styles.meaning}>{words.marks[mark].meaning}</p>
              </div>
            </li>
          ))}
      </ul>
      <p className={styles.meaning}>{words.notChecked}</p>
    </Section>
  );
}
