import type { TipRecipient } from 'backend/contract/payments';
import type { ReactNode } from 'react';
import { PartNeedsScript } from 'shell/forms';
import { Avatar, Isolated, Pass, PassStub } from 'shared-ui';
import { words } from '../words';
import styles from './TipPass.module.css';

interface TipPassProps {
  title: string;
  recipient: TipRecipient;
  label: string;
  children: ReactNode;
}

export function TipPass({
  title,
  recipient: { username, profilePictureUrl },
  label,
  children,
}: TipPassProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.promise}>{words.tipsAreOptional(username)}</p>
      </div>
      <Pass>
        <header className={styles.recipient}>
          <Avatar name={username} src={profilePictureUrl} />
          <div className={styles.text}>
            <p className={styles.name}>
              <Isolated>{username}</Isolated>
            </p>
            <p className={styles.label}>{label}</p>
          </div>
        </header>
        <PassStub className={styles.payment}>
          <PartNeedsScript>{children}</PartNeedsScript>
        </PassStub>
      </Pass>
    </div>
  );
}
