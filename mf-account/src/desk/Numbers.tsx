import type { DeskNumbers } from 'backend/contract/moderation/numbers';
import { Card, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { useDeskNumbersQuery } from './api';
import styles from './Desk.module.css';
import { ageOf, reportReasons } from './deskTexts';

type Row = [name: string, value: string | number];

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function Numbers() {
  const { data, isError, refetch, fulfilledTimeStamp } = useDeskNumbersQuery();
  if (isError) return <LoadFailed what="the numbers" onTryAgain={refetch} />;
  if (!data)
    return (
      <SkeletonRegion label="Loading the numbers">
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const { missingHelpers = [], refusals = [], reportsByReason } = data;
  return (
    <div className={styles.groups}>
      <Group title="The queue" rows={queueRows(data, fulfilledTimeStamp)} />
      <Group
        title="Reports, 30 days"
        rows={reportsByReason.map(({ reason, count }) => [reportReasons[reason], count])}
      />
      <Group
        title="Searches that found nobody, 30 days"
        rows={missingHelpers.map(({ from, to, searches }) => [`${from} to ${to}`, searches])}
      />
      <Group
        title="Refused as too often, 7 days"
        rows={refusals.map(({ limit, count }) => [limit.replaceAll(/[.-]/g, ' '), count])}
      />
      <Group title="Sent in 7 days, and tips" rows={sentRows(data)} />
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.soft}>None.</p>
      ) : (
        <dl className={styles.numbers}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.soft}>{name}</dt>
              <dd className={styles.number}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

const queueRows = (data: DeskNumbers, now?: number): Row[] => [
  ['Open', data.open],
  ['The oldest waits', data.oldestAt ? ageOf(data.oldestAt, now) : 'Nothing waits'],
  ...optional('Open for more than a day', data.openOverADay),
  ['Decided in seven days', data.closedThisWeek],
  ['Half were decided within', data.minutesToDecision === null ? '–' : `${data.minutesToDecision} min`],
  ['Out of sight now', data.hidden],
  ['Suspended now', data.suspended],
  ['Appeals open', data.appealsOpen],
];

const sentRows = ({ mails, sms, tipsHeld }: DeskNumbers): Row[] => [
  ...optional('Mails', mails?.sent),
  ...optional('Mails that did not arrive', mails?.lost),
  ...optional('SMS', sms?.sent),
  ...optional('SMS that did not arrive', sms?.lost),
  ...optional('Held now', tipsHeld && `${dollars.format(tipsHeld.dollars)} in ${tipsHeld.tips} tips`),
  ...optional('Tips under review', tipsHeld?.underReview),
];

/** The last server does not count everything yet. */
const optional = (name: string, value: string | number | undefined): Row[] =>
  value === undefined ? [] : [[name, value]];
