import { useState, type ReactNode } from 'react';
import type { MatchDetails } from 'backend/contract/trips';
import { Avatar, Button, withParts } from 'shared-ui';
import styles from './Sign.module.css';
import { SignDigits } from './SignDigits';
import { SignPicture } from './SignPicture';
import { SignScreen } from './SignScreen';
import { words } from '../../words';

const bold = (text: string) => <b>{text}</b>;

/** The person to meet at the airport. */
export interface SoughtPerson {
  name: string;
  picture: string | null;
  age?: string;
  wears?: ReactNode;
}

interface SignProps {
  /** Set when family reads the sign for them. */
  traveler: string | undefined;
  sign: NonNullable<MatchDetails['sign']>;
  lookFor: SoughtPerson;
  children: ReactNode;
}

/** The same digits and drawing on both sides, so that the right two people meet. */
export function Sign({ sign, traveler, lookFor, children }: SignProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.sign}>
      <div className={styles.person}>
        <Avatar name={lookFor.name} src={lookFor.picture} size="large" />
        <div>
          <p className={styles.name}>
            {withParts(words.lookFor(lookFor.name, lookFor.age ?? null, traveler ?? null), {
              name: bold,
            })}
          </p>
          {lookFor.wears && <p>{lookFor.wears}</p>}
        </div>
      </div>
      <div className={styles.shown}>
        <SignPicture name={sign.picture} className={styles.picture} />
        <SignDigits digits={sign.digits} className={styles.digits} />
      </div>
      <p className={styles.words}>{children}</p>
      <Button size="small" onClick={() => setIsLarge(true)}>
        {words.showFullScreen}
      </Button>
      {isLarge && <SignScreen sign={sign} onClose={() => setIsLarge(false)} />}
    </div>
  );
}
