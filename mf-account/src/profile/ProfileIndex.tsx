import { Link } from 'react-router-dom';
import { words } from '../words';
import styles from './ProfileIndex.module.css';

const parts = {
  edit: words.editProfile,
  email: words.emailAddress,
  tips: words.tips,
  payouts: words.payouts,
  notifications: words.notifications,
  sessions: words.sessions,
  passkeys: words.passkeys,
  data: words.yourData,
  delete: words.deleteAccount,
};

/** The page is long, above all on a phone. */
export const ProfileIndex = () => (
  <nav aria-label={words.onThisPage}>
    <ul className={styles.parts}>
      {Object.entries(parts).map(([anchor, title]) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.part}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <Link to="/settings" className={styles.part}>
          {words.settings}
        </Link>
      </li>
    </ul>
  </nav>
);
