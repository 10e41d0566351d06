import { useMe } from 'shell/host';
import { PayoutSection } from '../payouts/PayoutSection';
import { TipsSection } from '../tips/TipsSection';
import styles from './ProfileTips.module.css';

export function ProfileTips() {
  const { me } = useMe();
  if (!me) return null;
  return (
    <div className={styles.sections}>
      <PayoutSection />
      <TipsSection />
    </div>
  );
}
