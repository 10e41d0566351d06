import type { TipMonths } from 'backend/contract/payments';
import { monthOf, shortMonthOf } from '../days';
import { dollars, shortDollars } from '../dollars';
import { words } from '../words';
import styles from './MonthsChart.module.css';
import { MonthsTable } from './MonthsTable';
import { roundScale } from './roundScale';

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Two bars for each of the last twelve months. Screen readers get the table instead. */
export function MonthsChart({ months }: { months: TipMonths }) {
  const received = months.map((month) => month.received);
  const sent = months.map((month) => month.sent);
  const top = roundScale(Math.max(...received, ...sent));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{words.lastTwelveMonths}</span>
        <span className={styles.key} data-side="received">
          {words.receivedAmount(dollars(sum(received)))}
        </span>
        <span className={styles.key} data-side="sent">
          {words.sentAmount(dollars(sum(sent)))}
        </span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.top}>{shortDollars(top)}</span>
        {months.map(({ month, received, sent }) => (
          <div
            key={month}
            className={styles.month}
            title={words.monthTotals(monthOf(month), dollars(received), dollars(sent))}
          >
            <div className={styles.bars}>
              <Bar side="received" share={received / top} />
              <Bar side="sent" share={sent / top} />
            </div>
            <span className={styles.name}>{shortMonthOf(month)}</span>
          </div>
        ))}
      </div>
      <MonthsTable months={months} />
    </figure>
  );
}

const Bar = ({ side, share }: { side: 'received' | 'sent'; share: number }) => (
  <span className={styles.bar} data-side={side} style={{ height: `${share * 100}%` }} />
);
