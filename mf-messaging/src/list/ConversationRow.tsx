import type { Conversation } from 'backend/contract/messaging';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar, Badge, VisuallyHidden } from 'shared-ui';
import styles from './ConversationRow.module.css';

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
        <span className={styles.name}>{otherUser.username}</span>
        <time dateTime={lastMessageAt} className={styles.when}>
          {when}
        </time>
        <span className={styles.preview}>
          {isMine && !lastBySite && 'You: '}
          {lastMessage}
        </span>
        {isNew && (
          <Badge className={styles.new}>
            New
            <VisuallyHidden>
              , {unreadCount} unread {unreadCount === 1 ? 'message' : 'messages'}
            </VisuallyHidden>
          </Badge>
        )}
      </Link>
    </li>
  );
});
