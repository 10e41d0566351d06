import type { Notification, NewsTopic } from 'backend/contract/account/news';
import { Link } from 'react-router-dom';
import {
  BellIcon,
  ChatIcon,
  ClockIcon,
  HeartHandshakeIcon,
  InboxIcon,
  PencilIcon,
  PlaneIcon,
  VisuallyHidden,
} from 'shared-ui';
import { words } from '../words';
import styles from './News.module.css';

const icons: Record<NewsTopic, typeof BellIcon> = {
  messages: ChatIcon,
  requests: InboxIcon,
  trips: PlaneIcon,
  flights: ClockIcon,
  alerts: BellIcon,
  reviews: PencilIcon,
  tips: HeartHandshakeIcon,
};

interface NewsRowProps {
  item: Notification;
  isNew: boolean;
  /** When it came, as text. */
  time: string;
}

export function NewsRow({ item: { topic, text, url, createdAt }, isNew, time }: NewsRowProps) {
  // A server of a later release may know more topics.
  const Icon = icons[topic] ?? BellIcon;
  return (
    <li className={styles.item}>
      <Link to={url} className={styles.row} data-new={isNew || undefined}>
        <span className={styles.icon}>
          <Icon />
        </span>
        <span className={styles.text}>
          {/* It is in the language that the member had then. */}
          <span dir="auto">{text}</span>
        </span>
        <time dateTime={createdAt} className={styles.time}>
          {time}
        </time>
        {isNew && <VisuallyHidden>{words.newsIsNew}</VisuallyHidden>}
      </Link>
    </li>
  );
}
