import type { Notification } from 'backend/contract/account/news';
import { useId } from 'react';
import { useNow, useZone } from 'shared-ui';
import { byDay, dayTitle, timeOf } from './days';
import styles from './News.module.css';
import { NewsRow } from './NewsRow';
import { useSeen } from './useSeen';

export function NewsList({ items }: { items: Notification[] }) {
  const [now, zone] = [useNow(), useZone()];
  const isNew = useSeen(items);
  const id = useId();
  return byDay(items, zone).map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`${id}-${day}`} className={styles.day}>
      <h2 id={`${id}-${day}`} className={styles.title}>
        {dayTitle(day, now, zone)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((item) => (
          <NewsRow key={item.id} item={item} isNew={isNew(item)} time={timeOf(item.createdAt, zone)} />
        ))}
      </ul>
    </section>
  ));
}
