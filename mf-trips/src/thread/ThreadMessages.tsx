import type { Message } from 'backend/contract/messaging';
import type { Translation } from 'backend/contract/platform/translation';
import type { ThreadPerson } from 'backend/contract/trips/thread';
import { Fragment, useCallback } from 'react';
import { Bubble, ReportMessage } from 'shell/forms';
import { Avatar, dayIn, Isolated, momentFormat } from 'shared-ui';
import { words } from '../words';
import { useTranslateThreadMessageMutation } from './translation-api';
import styles from './ThreadMessages.module.css';

const dayInWords = momentFormat({ weekday: 'long', month: 'long', day: 'numeric' });

interface ThreadMessagesProps {
  /** Of the match by which the reader is on the trip. */
  id: number;
  messages: Message[];
  /** Shown above them, if anything. */
  previous: Message | undefined;
  people: Map<number, ThreadPerson>;
  me: number;
  /** By the id of the message, while the conversation is translated. */
  translations: ReadonlyMap<number, Translation>;
  /** The tab stop among the buttons that report; the arrow keys lead to the others. */
  tabStop: number | undefined;
}

const former: Pick<ThreadPerson, 'id' | 'username' | 'profilePictureUrl'> = {
  id: 0,
  username: words.formerMember,
  profilePictureUrl: null,
};

/** Messages in the order of writing: who wrote is named where it changes. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { id, messages, previous, people, me, translations, tabStop } = props;
  const [request] = useTranslateThreadMessageMutation();
  const translate = useCallback((messageId: number) => request({ id, messageId }).unwrap(), [request, id]);
  return messages.map((message, index) => {
    const before = messages[index - 1] ?? previous;
    const isNewDay = !before || dayIn(before.createdAt) !== dayIn(message.createdAt);
    const author = people.get(message.senderId) ?? former;
    const isMine = message.senderId === me;
    return (
      <Fragment key={message.clientKey ?? message.id}>
        {isNewDay && (
          <p className={styles.day}>
            <time dateTime={message.createdAt}>{dayInWords(message.createdAt)}</time>
          </p>
        )}
        {!isMine && (isNewDay || before.senderId !== message.senderId) && (
          <p className={styles.author} aria-hidden="true">
            <Avatar name={author.username} src={author.profilePictureUrl} size="small" />
            <Isolated>{author.username}</Isolated>
          </p>
        )}
        {isMine ? (
          <Bubble message={message} author={null} />
        ) : (
          <div className={styles.received}>
            <Bubble
              message={message}
              author={author.username}
              translate={translate}
              translation={translations.get(message.id)}
            />
            {!message.removed && author.id > 0 && (
              <ReportMessage message={message} person={author} isTabStop={message.id === tabStop} />
            )}
          </div>
        )}
      </Fragment>
    );
  });
}
