import { Button } from 'shared-ui';
import { MonthsChart } from './MonthsChart';
import { useTipMonthsQuery } from './api';
import { Sheet } from './Sheet';
import { TipList } from './TipList';
import styles from './TipsSection.module.css';

/** The thanks that somebody has got and given. */
export function TipsSection() {
  const { data: months = [] } = useTipMonthsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isAny = months.some(({ received, sent }) => received + sent > 0);
  return (
    <Sheet id="tips" title="Tips" description="What others thanked you with, and what you gave.">
      {isAny && <MonthsChart months={months} />}
      <TipList direction="received" />
      <TipList direction="sent" />
      {isAny && (
        <Button asChild size="small" className={styles.download}>
          <a href="/api/tips.csv" download>
            Download as a table (CSV)
          </a>
        </Button>
      )}
    </Sheet>
  );
}
