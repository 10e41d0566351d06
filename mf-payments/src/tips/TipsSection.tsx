import { Button } from 'shared-ui';
import { ProfileSection } from '../layout/ProfileSection';
import { Months } from '../months/Months';
import { useTipsInfiniteQuery } from '../tips-api';
import { words } from '../words';
import { TipList } from './TipList';
import styles from './TipsSection.module.css';

export function TipsSection() {
  const lists = [useTipsInfiniteQuery('received'), useTipsInfiniteQuery('sent')];
  const isAny = lists.some(({ data }) => data?.pages.some(({ tips }) => tips.length > 0));
  return (
    <ProfileSection id="tips" title={words.tips} description={words.tipsHint}>
      <Months />
      <TipList direction="received" />
      <TipList direction="sent" />
      {isAny && (
        <Button asChild size="small" className={styles.download}>
          <a href="/api/tips.csv" download>
            {words.downloadTips}
          </a>
        </Button>
      )}
    </ProfileSection>
  );
}
