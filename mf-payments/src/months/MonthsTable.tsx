import type { TipMonths } from 'backend/contract/payments';
import { monthOf } from '../days';
import { dollars } from '../dollars';
import { words } from '../words';
import styles from './MonthsTable.module.css';

export function MonthsTable({ months }: { months: TipMonths }) {
  return (
    <details>
      <summary className={styles.summary}>{words.showNumbers}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.received}</th>
            <th scope="col">{words.sent}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, received, sent }) => (
            <tr key={month}>
              <th scope="row">{monthOf(month)}</th>
              <td>{dollars(received)}</td>
              <td>{dollars(sent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
