import { boot, Slot, useMe } from 'shell/host';
import { useLogOut } from '../login/useLogOut';
import { LanguageChoice } from '../language/LanguageChoice';
import { Account } from './Account';
import { words } from '../words';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink';
import { Menu } from './Menu';
import { NavLinks } from './NavLinks';

export function Header() {
  const { me } = useMe();
  const logOut = useLogOut();
  return (
    <header className={styles.header} data-member={me ? '' : undefined} data-languages={boot.languages && ''}>
      <div className={styles.row}>
        <HomeLink />
        {!boot.offline && (
          <>
            <nav aria-label={words.mainPages} className={styles.nav}>
              <NavLinks className={styles.links} />
            </nav>
            <LanguageChoice />
            {me && <Slot name="header.bell" props={{}} waiting={<span className={styles.bell} />} />}
            <Account logOut={logOut} />
            <Menu logOut={logOut} isMember={me !== null} />
          </>
        )}
      </div>
    </header>
  );
}
