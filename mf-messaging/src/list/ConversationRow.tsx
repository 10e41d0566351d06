import type { Conversation } from 'backend/contract/messaging';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar, Badge, Isolated, PeoplesWords, VisuallyHidden, withParts } from 'shared-ui';
import { words } from '../words';
import styles from './ConversationRow.module.css';

/** A preview runs as its message does, even after "You:", so that its end is cut off and not its beginning. */
const directionOf = (message: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(message.replace(isolated, '')) ? 'rtl' : 'ltr';
/** A name in a text of the site does not decide. */
const isolated = /\u2068[^\u2069]*\u2069/g;

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

interface ConversationRowProps {
  conversation: Conversation;
  isMine: boolean;
  isOpen: boolean;
  /** The last message's time, as text. */
  when: string;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isMine, isOpen, when } = props;
  const { otherUser, read, lastMessage, lastMessageAt, lastBySite, unreadCount } = conversation;
  const isNew = !read && !isMine && !isOpen;
  return (
    <li className={styles.item}>
      <Link
        to={`/messages?to=${otherUser.id}`}
        className={styles.row}
        aria-current={isOpen || undefined}
        data-new={isNew || undefined}
      >
        <Avatar name={otherUser.username} src={otherUser.profilePictureUrl} />
        <span className={styles.name}>
          <Isolated>{otherUser.username}</Isolated>
        </span>
        <time dateTime={lastMessageAt} className={styles.when}>
          {when}
        </time>
        <PeoplesWords dir={directionOf(lastMessage)} className={styles.preview}>
          {isMine && !lastBySite ? words.youWrote(lastMessage) : lastMessage}
        </PeoplesWords>
        {isNew && (
          <Badge className={styles.new}>{withParts(words.newMessages(unreadCount), { hidden })}</Badge>
        )}
      </Link>
    </li>
  );
});
