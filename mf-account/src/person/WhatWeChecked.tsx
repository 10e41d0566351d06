import type { VerifiedMark } from 'backend/contract/account';
import { CheckIcon } from 'shared-ui';
import { Section } from '../layout/Section';
import styles from './WhatWeChecked.module.css';

const marksInWords: Record<VerifiedMark, { title: string; meaning: string }> = {
  mail: {
    title: 'Mail',
    meaning: 'They can read mail that we send to their address. Nobody has checked their name.',
  },
  phone: {
    title: 'Phone',
    meaning: 'They entered a code that we sent to their number. It may be anybody’s phone.',
  },
  payout: {
    title: 'Payout account',
    meaning: 'Our card provider knows who gets their tips. We do not see the documents.',
  },
};
const order = Object.keys(marksInWords) as VerifiedMark[];

/** Each mark with what it means, and what nobody has checked. */
export function WhatWeChecked({ marks }: { marks: VerifiedMark[] }) {
  return (
    <Section title="What we checked">
      <ul className={styles.marks}>
        {order
          .filter((mark) => marks.includes(mark))
          .map((mark) => (
            <li key={mark} className={styles.mark}>
              <CheckIcon className={styles.icon} aria-hidden="true" />
              <div>
                <p className={styles.title}>{marksInWords[mark].title}</p>
                <p className={styles.meaning}>{marksInWords[mark].meaning}</p>
              </div>
            </li>
          ))}
      </ul>
      <p className={styles.meaning}>
        We have not checked a passport, a ticket or anybody’s past. Meet in public places.
      </p>
    </Section>
  );
}
