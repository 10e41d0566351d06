import type { Message } from 'backend/contract/messaging';
import { Fragment, memo } from 'react';
import { dayOf, isSameDay } from '../times';
import { Bubble } from './Bubble';
import styles from './MessageGroup.module.css';
import { SiteMessage } from './SiteMessage';

interface MessageGroupProps {
  messages: Message[];
  me: number;
  name: string;
  previousAt: string | undefined;
  firstUnread: number | null;
  isInert: boolean;
}

/** Consecutive messages with day headings. The browser skips groups out of view, so thousands of messages stay fast. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, me, name, previousAt, firstUnread, isInert } = props;
  return (
    <div className={messages.length > 20 ? styles.long : undefined}>
      {messages.map((message, index) => {
        const before = messages[index - 1]?.createdAt ?? previousAt;
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
            {message.bySite ? (
              <SiteMessage message={message} />
            ) : (
              <Bubble
                message={message}
                author={message.senderId === me ? null : name}
                isInert={isInert && message.senderId !== me}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
});
