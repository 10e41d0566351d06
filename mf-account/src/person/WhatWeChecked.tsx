import type { VerifiedMark } from 'backend/contract/account';
import { DocumentChecked } from 'shell/forms';
import { CheckIcon } from 'shared-ui';
import { Section } from '../layout/Section';
import { words } from '../words';
import styles from './WhatWeChecked.module.css';

const order: VerifiedMark[] = ['mail', 'phone', 'payout'];

interface WhatWeCheckedProps {
  marks: VerifiedMark[];
  check?: { on: string; nameFits: boolean };
}

/** Each mark with what it means, and what was not checked. */
export function WhatWeChecked({ marks, check }: WhatWeCheckedProps) {
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
        {check && (
          <li className={styles.mark}>
            <CheckIcon className={styles.icon} aria-hidden="true" />
            <div>
              <p className={styles.title}>{words.idDocument}</p>
              <DocumentChecked on={check.on} />
              <p className={styles.meaning}>
                {check.nameFits ? words.documentNameFits : words.documentNameDiffers}
              </p>
            </div>
          </li>
        )}
      </ul>
      <p className={styles.meaning}>{check ? words.notCheckedBeyond : words.notChecked}</p>
    </Section>
  );
}
