import { useMe } from 'shell/host';
import { PayoutSection } from '../tips/PayoutSection';
import styles from '../tips/ProfileTips.module.css';
import { TipsSection } from '../tips/TipsSection';

/** Fills the profile's place for tips: how they are paid out, and which there were. */
export function ProfileTips() {
  const { me } = useMe();
  if (!me) return null;
  return (
    <div className={styles.sheets}>
      <PayoutSection />
      <TipsSection />
    </div>
  );
}
