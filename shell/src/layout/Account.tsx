import { Link } from 'react-router-dom';
import { Avatar, Button, Isolated, Skeleton } from 'shared-ui';
import { openLogin, useMe } from 'shell/host';
import { prefetchLogin } from '../login/loginDialogPart';
import type { LogOut } from '../login/useLogOut';
import { words } from '../words';
import styles from './Account.module.css';

export function Account({ logOut }: { logOut: LogOut }) {
  const { me, isLoading } = useMe();
  if (isLoading) return <Skeleton shape="control" className={styles.waiting} />;
  if (!me) {
    return (
      <>
        <Button
          size="small"
          className={styles.logIn}
          data-opens="login"
          onClick={() => openLogin()}
          onPointerEnter={prefetchLogin}
          onFocus={prefetchLogin}
        >
          {words.logIn}
        </Button>
        <noscript>
          <details className={styles.withoutScript}>
            <summary>{words.logIn}</summary>
            <p>{words.logInNeedsScript}</p>
          </details>
        </noscript>
      </>
    );
  }
  return (
    <div className={styles.account}>
      <Link to="/profile" className={styles.person}>
        <Avatar name={me.username} src={me.profilePictureUrl} size="small" />
        <span className={styles.name}>
          <Isolated>{me.username}</Isolated>
        </span>
      </Link>
      <Button size="small" className={styles.logOut} busy={logOut.isBusy} onClick={logOut.run}>
        {words.logOut}
      </Button>
    </div>
  );
}
