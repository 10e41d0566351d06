import { boot, useMe } from 'shell/host';
import { useLogOut } from '../login/useLogOut';
import { Account } from './Account';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink';
import { Menu } from './Menu';
import { NavLinks } from './NavLinks';

export function Header() {
  const { me } = useMe();
  const logOut = useLogOut();
  return (
    <header className={styles.header} data-member={me ? '' : undefined}>
      <div className={styles.row}>
        <HomeLink />
        {!boot.offline && (
          <>
            <nav aria-label="Main" className={styles.nav}>
              <NavLinks className={styles.links} />
            </nav>
            <Account logOut={logOut} />
            <Menu logOut={logOut} isMember={me !== null} />
          </>
        )}
      </div>
    </header>
  );
}
