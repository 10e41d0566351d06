import type { Message } from 'backend/contract/messaging';
import { Fragment, memo } from 'react';
import { Bubble } from './Bubble';
import styles from './Stretch.module.css';
import { dayOf, isSameDay } from './times';

interface StretchProps {
  messages: Message[];
  me: number;
  /** Of the other. */
  name: string;
  /** When what stands before this was written. */
  previousAt: string | undefined;
  firstUnread: number | null;
}

/** Some messages in a row, by days. Out of sight the browser skips it: that is what keeps thousands of them light. */
export const Stretch = memo(function Stretch({ messages, me, name, previousAt, firstUnread }: StretchProps) {
  return (
    <div className={messages.length > 20 ? styles.long : undefined}>
      {messages.map((message, at) => {
        const before = messages[at - 1]?.createdAt ?? previousAt;
        return (
          <Fragment key={message.clientKey ?? message.id}>
            {!(before && isSameDay(before, message.createdAt)) && (
              <p className={styles.day}>
                <time dateTime={message.createdAt}>{dayOf(message.createdAt)}</time>
              </p>
            )}
            {message.id === firstUnread && (
              <p className={styles.unread} data-first-unread="">
                New messages
              </p>
            )}
            <Bubble message={message} author={message.senderId === me ? null : name} />
          </Fragment>
        );
      })}
    </div>
  );
});
