import { Notice } from 'shared-ui';
import styles from './SpamProtection.module.css';

export function SpamProtection() {
  return (
    <Notice title="Spam Protection Active" className={styles.notice}>
      An invisible bot-check makes sure that a person is publishing this.
    </Notice>
  );
}
