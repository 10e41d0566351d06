import { lazy, Suspense } from 'react';
import { boot, useMe } from 'shell/host';
import { useLogOut } from '../login/useLogOut';
import { Account } from './Account';
import { words } from '../words';
import styles from './Header.module.css';
import { HomeLink } from './HomeLink';
import { Menu } from './Menu';
import { NavLinks } from './NavLinks';

/** Sites with English alone do not load it. */
const LanguageChoice = lazy(() =>
  import('../language/LanguageChoice').then((module) => ({ default: module.LanguageChoice })),
);

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
            {boot.languages && (
              <Suspense>
                <LanguageChoice />
              </Suspense>
            )}
            <Account logOut={logOut} />
            <Menu logOut={logOut} isMember={me !== null} />
          </>
        )}
      </div>
    </header>
  );
}
