import type { Conversation, Message } from 'backend/contract/messaging';
import type { Translation } from 'backend/contract/platform/translation';
import { Fragment, memo, useCallback } from 'react';
import { Bubble, ReportMessage } from 'shell/forms';
import { dayOf, isSameDay } from '../times';
import { words } from '../words';
import { useTranslateMessageMutation } from './conversation-api';
import styles from './MessageGroup.module.css';
import { SiteMessage } from './SiteMessage';

interface MessageGroupProps {
  messages: Message[];
  me: number;
  otherUser: Conversation['otherUser'];
  previousAt: string | undefined;
  firstUnread: number | null;
  isInert: boolean;
  /** Of messages, while the conversation is translated. */
  translations: ReadonlyMap<number, Translation>;
  /** If it is in this group. */
  lastReceived: number | null;
}

/** Consecutive messages with day headings. The browser skips groups out of view, so thousands of messages stay fast. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, me, otherUser, previousAt, firstUnread, isInert, translations, lastReceived } = props;
  const [request] = useTranslateMessageMutation();
  const translate = useCallback((id: number) => request(id).unwrap(), [request]);
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
                {words.newSinceVisit}
              </p>
            )}
            {message.bySite ? (
              <SiteMessage message={message} />
            ) : message.senderId === me ? (
              <Bubble message={message} author={null} />
            ) : (
              <div className={styles.received}>
                <Bubble
                  message={message}
                  author={otherUser.username}
                  isInert={isInert}
                  translate={translate}
                  translation={translations.get(message.id)}
                />
                <ReportMessage message={message} person={otherUser} isTabStop={message.id === lastReceived} />
              </div>
            )}
          </Fragment>
        );
      })}
    </div>
  );
});
