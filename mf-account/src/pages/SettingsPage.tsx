import { Link, useSearchParams } from 'react-router-dom';
import { isServed, openLogin, useMe } from 'shell/host';
import { SignedOut } from 'shared-ui';
import page from '../layout/Page.module.css';
import { parts } from '../profile/settingsParts';
import { words } from '../words';
import styles from './SettingsPage.module.css';

/** The settings of the profile, a part at a time. */
export function SettingsPage() {
  const { me, isLoading } = useMe();
  const [search] = useSearchParams();
  const wanted = search.get('part') ?? '';
  const chosen = Object.hasOwn(parts, wanted) ? wanted : 'account';

  if (!me)
    return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInForSettings}</SignedOut>;
  return (
    <div className={page.page}>
      <h1>{words.settings}</h1>
      <div className={styles.columns}>
        <nav aria-label={words.settings}>
          <ul className={styles.parts}>
            {Object.entries(parts).map(([part, { title }]) => (
              <li key={part}>
                <Link
                  to={part === 'account' ? '/settings' : `/settings?part=${part}`}
                  className={styles.part}
                  aria-current={part === chosen ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div key={chosen} className={styles.sections}>
          {parts[chosen]?.of(me)}
        </div>
      </div>
      <p className={styles.links}>
        <Link to="/profile">{words.backToProfile}</Link>
        {isServed('/favourites') && <Link to="/favourites">{words.favourites}</Link>}
      </p>
    </div>
  );
}
