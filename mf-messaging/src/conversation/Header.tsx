import type { Conversation } from 'backend/contract/messaging';
import { Link } from 'react-router-dom';
import { Avatar, BackIcon, Skeleton } from 'shared-ui';
import { Safety } from '../safety/Safety';
import styles from './Header.module.css';

interface HeaderProps {
  /** Unknown for as long as nobody has said. */
  otherUser: Conversation['otherUser'] | undefined;
  canAct?: boolean;
}

/** Whom one talks to, the way back to all others, and what to do about somebody unkind. */
export function Header({ otherUser, canAct }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Link to="/messages" className={styles.back} aria-label="Back to all conversations">
        <BackIcon aria-hidden="true" />
      </Link>
      {otherUser ? (
        <>
          <Avatar name={otherUser.username} src={otherUser.profilePictureUrl} size="small" />
          <h2 className={styles.name}>{otherUser.username}</h2>
          {canAct && <Safety otherUser={otherUser} />}
        </>
      ) : (
        <Skeleton shape="title" className={styles.waiting} />
      )}
    </header>
  );
}
