import type { Conversation } from 'backend/contract/messaging';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Avatar, BackIcon, Isolated, Skeleton } from 'shared-ui';
import { words } from '../words';
import styles from './ConversationHeader.module.css';
import { SafetyActions } from './safety/SafetyActions';

interface ConversationHeaderProps {
  otherUser: Conversation['otherUser'] | undefined;
  canAct?: boolean;
}

export function ConversationHeader({ otherUser, canAct }: ConversationHeaderProps) {
  const page = `/people/${otherUser?.id}`;
  const name = <Isolated>{otherUser?.username}</Isolated>;
  return (
    <header className={styles.header}>
      <Link to="/messages" className={styles.back} aria-label={words.backToAll}>
        <BackIcon aria-hidden="true" />
      </Link>
      {otherUser ? (
        <>
          <Avatar name={otherUser.username} src={otherUser.profilePictureUrl} size="small" />
          <h2 className={styles.name}>{isServed(page) ? <Link to={page}>{name}</Link> : name}</h2>
          {canAct && <SafetyActions otherUser={otherUser} />}
        </>
      ) : (
        <Skeleton shape="title" className={styles.skeleton} />
      )}
    </header>
  );
}
