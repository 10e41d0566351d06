import { Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { useDeskNumbersQuery } from './api';
import styles from './Desk.module.css';
import { ageOf, reportReasons } from './deskTexts';

export function Numbers() {
  const { data, isError, refetch, fulfilledTimeStamp } = useDeskNumbersQuery();
  if (isError) return <LoadFailed what="the numbers" onTryAgain={refetch} />;
  if (!data)
    return (
      <SkeletonRegion label="Loading the numbers">
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const rows: [string, string | number][] = [
    ['Open', data.open],
    ['The oldest waits', data.oldestAt ? ageOf(data.oldestAt, fulfilledTimeStamp) : 'Nothing waits'],
    ['Decided in seven days', data.closedThisWeek],
    ['Half were decided within', data.minutesToDecision === null ? '–' : `${data.minutesToDecision} min`],
    ['Out of sight now', data.hidden],
    ['Suspended now', data.suspended],
    ['Appeals open', data.appealsOpen],
    ...data.reportsByReason.map(({ reason, count }): [string, number] => [
      `Reports in 30 days: ${reportReasons[reason]}`,
      count,
    ]),
  ];
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.spread}>
          <dt className={styles.soft}>{name}</dt>
          <dd className={styles.number}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
