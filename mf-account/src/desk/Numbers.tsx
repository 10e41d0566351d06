import type { DeskNumbers } from 'backend/contract/moderation/numbers';
import { moneyText, numberText } from 'shell/host';
import { Card, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { words } from '../words';
import { useDeskNumbersQuery } from './api';
import styles from './Desk.module.css';
import { ageOf } from './deskTexts';

type Row = [name: string, value: string | number];

export function Numbers() {
  const { data, isError, refetch, fulfilledTimeStamp } = useDeskNumbersQuery();
  if (isError) return <LoadFailed text={words.numbersNotLoaded} onTryAgain={refetch} />;
  if (!data)
    return (
      <SkeletonRegion label={words.loadingNumbers}>
        <Skeleton shape="block" className={styles.waiting} />
      </SkeletonRegion>
    );
  const { missingHelpers = [], refusals = [], reportsByReason } = data;
  return (
    <div className={styles.groups}>
      <Group title={words.numberGroups.queue} rows={queueRows(data, fulfilledTimeStamp)} />
      <Group
        title={words.numberGroups.reports}
        rows={reportsByReason.map(({ reason, count }) => [words.reportReasons[reason], count])}
      />
      <Group
        title={words.numberGroups.searches}
        rows={missingHelpers.map(({ from, to, searches }) => [words.fromTo(from, to), searches])}
      />
      <Group
        title={words.numberGroups.refusals}
        rows={refusals.map(({ limit, count }) => [limit.replaceAll(/[.-]/g, ' '), count])}
      />
      <Group title={words.numberGroups.sent} rows={sentRows(data)} />
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <Card className={styles.card}>
      <h2 className={styles.groupTitle}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.soft}>{words.noNumbers}</p>
      ) : (
        <dl className={styles.numbers}>
          {rows.map(([name, value]) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.soft}>{name}</dt>
              <dd className={styles.number}>{typeof value === 'number' ? numberText(value) : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

const queueRows = (data: DeskNumbers, now?: number): Row[] => [
  [words.figures.open, data.open],
  [words.figures.oldest, data.oldestAt ? ageOf(data.oldestAt, now) : words.nothingWaits],
  ...optional(words.figures.openOverADay, data.openOverADay),
  [words.figures.closedThisWeek, data.closedThisWeek],
  [
    words.figures.minutesToDecision,
    data.minutesToDecision === null ? '–' : words.age.minutes(data.minutesToDecision),
  ],
  [words.figures.hidden, data.hidden],
  [words.figures.suspended, data.suspended],
  [words.figures.appealsOpen, data.appealsOpen],
];

const sentRows = ({ mails, sms, tipsHeld }: DeskNumbers): Row[] => [
  ...optional(words.figures.mails, mails?.sent),
  ...optional(words.figures.mailsLost, mails?.lost),
  ...optional(words.figures.sms, sms?.sent),
  ...optional(words.figures.smsLost, sms?.lost),
  ...optional(
    words.figures.tipsHeld,
    tipsHeld && words.moneyInTips(moneyText(tipsHeld.dollars), tipsHeld.tips),
  ),
  ...optional(words.figures.tipsUnderReview, tipsHeld?.underReview),
];

/** The last server does not count everything yet. */
const optional = (name: string, value: string | number | undefined): Row[] =>
  value === undefined ? [] : [[name, value]];
